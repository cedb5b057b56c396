"""Small changes of a module, each of which a test should notice.

Comparisons, arithmetic, bits, conditions, numbers, what is returned, and statements are changed one
at a time. Texts, annotations, decorators and imports stay as they are.
"""

import ast
from collections.abc import Iterator
from dataclasses import dataclass

COMPARISONS = {
    ast.Lt: (ast.LtE, ast.GtE),
    ast.LtE: (ast.Lt, ast.Gt),
    ast.Gt: (ast.GtE, ast.LtE),
    ast.GtE: (ast.Gt, ast.Lt),
    ast.Eq: (ast.NotEq,),
    ast.NotEq: (ast.Eq,),
    ast.Is: (ast.IsNot,),
    ast.IsNot: (ast.Is,),
    ast.In: (ast.NotIn,),
    ast.NotIn: (ast.In,),
}
ARITHMETIC = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.BitXor: ast.BitOr,
}
CALLS = {"min": "max", "max": "min", "any": "all", "all": "any"}
UNCHANGED = {"annotation", "returns", "decorator_list", "type_params"}
REMOVED = (ast.Expr, ast.AugAssign, ast.Raise, ast.Delete, ast.Break, ast.Continue)


@dataclass(frozen=True)
class Mutation:
    """One node of a syntax tree and what stands in its place."""

    parent: ast.AST
    field: str
    index: int | None
    changed: ast.AST
    line: int

    @property
    def original(self) -> ast.AST:
        """The node that is replaced."""
        held = getattr(self.parent, self.field)
        return held if self.index is None else held[self.index]

    @property
    def change(self) -> str:
        """Both texts."""
        before, after = (
            " ".join(ast.unparse(node).split()) for node in (self.original, self.changed)
        )
        return f"{before}  ->  {after}"

    def make(self) -> None:
        """Puts the changed node into the tree."""
        ast.copy_location(self.changed, self.original)
        if self.index is None:
            setattr(self.parent, self.field, self.changed)
        else:
            getattr(self.parent, self.field)[self.index] = self.changed
        ast.fix_missing_locations(self.changed)


def mutations(node: ast.AST) -> Iterator[Mutation]:
    """Every change of a tree, from its first line to its last."""
    for field, index, child in _children(node):
        for changed in _changes(node, field, child):
            yield Mutation(node, field, index, changed, child.lineno)
        yield from mutations(child)


def _children(node: ast.AST) -> Iterator[tuple[str, int | None, ast.AST]]:
    for field, value in ast.iter_fields(node):
        if field in UNCHANGED:
            continue
        held = enumerate(value) if isinstance(value, list) else ((None, value),)
        for index, child in held:
            if isinstance(child, ast.AST) and not _is_text(child):
                yield field, index, child


def _is_text(node: ast.AST) -> bool:
    """Docstrings stay, and so do annotated fields without a value."""
    if isinstance(node, ast.AnnAssign):
        return node.value is None
    if isinstance(node, ast.Expr):
        return isinstance(node.value, ast.Constant)
    return isinstance(node, (ast.Import, ast.ImportFrom))


def _changes(parent: ast.AST, field: str, node: ast.AST) -> Iterator[ast.AST]:
    if isinstance(node, ast.stmt):
        yield from _statements(node)
    elif isinstance(node, ast.expr):
        yield from _expressions(node)
        is_condition = field == "test" and isinstance(parent, (ast.If, ast.While, ast.IfExp))
        if is_condition and not isinstance(node, (ast.Compare, ast.UnaryOp)):
            yield ast.UnaryOp(ast.Not(), node)


def _statements(node: ast.stmt) -> Iterator[ast.AST]:
    if isinstance(node, REMOVED):
        yield ast.Pass()
    if isinstance(node, ast.AugAssign) and type(node.op) in ARITHMETIC:
        yield ast.AugAssign(node.target, ARITHMETIC[type(node.op)](), node.value)
    if isinstance(node, ast.Return) and not isinstance(node.value, (ast.Constant, type(None))):
        yield ast.Return(ast.Constant(None))


def _expressions(node: ast.expr) -> Iterator[ast.AST]:
    match node:
        case ast.Compare(left, [op], comparators):
            for other in COMPARISONS[type(op)]:
                yield ast.Compare(left, [other()], comparators)
        case ast.BinOp(left, op, right) if type(op) in ARITHMETIC:
            yield ast.BinOp(left, ARITHMETIC[type(op)](), right)
        case ast.BoolOp(op, values):
            yield ast.BoolOp(ast.Or() if isinstance(op, ast.And) else ast.And(), values)
        case ast.UnaryOp(_, operand):
            yield operand
        case ast.Call(ast.Name(name), args, keywords) if name in CALLS:
            yield ast.Call(ast.Name(CALLS[name], ast.Load()), args, keywords)
        case ast.Constant(int() as value):
            yield ast.Constant(not value if isinstance(value, bool) else value + 1)
