/** Moves and variations: a tree in which a node's first child continues the line and the others are variations. */
export interface Node {
  id: number;
  /** Null for the root. */
  parent: number | null;
  /** The move that led here; empty for the root. */
  move: string;
  seat: number;
  round: number;
  /** How many moves led here. */
  ply: number;
  children: readonly number[];
}

export interface Tree {
  nodes: ReadonlyMap<number, Node>;
  next: number;
}

/** The root of every tree. */
export const ROOT = 0;

export type Move = Pick<Node, 'move' | 'seat' | 'round'>;

export function newTree(): Tree {
  return { nodes: new Map([[ROOT, { id: ROOT, parent: null, move: '', seat: -1, round: 0, ply: 0, children: [] }]]), next: 1 };
}

export function nodeAt(tree: Tree, id: number): Node {
  const node = tree.nodes.get(id);
  if (node === undefined) throw new Error(`no node ${id}`);
  return node;
}

export const childrenOf = (tree: Tree, id: number): Node[] => nodeAt(tree, id).children.map(child => nodeAt(tree, child));

/** Plays a move at a node: follows the existing child, or adds a variation. */
export function addMove(tree: Tree, at: number, made: Move): { tree: Tree; at: number } {
  const known = childrenOf(tree, at).find(({ move }) => move === made.move);
  if (known) return { tree, at: known.id };
  const parent = nodeAt(tree, at);
  const node: Node = { id: tree.next, parent: at, ply: parent.ply + 1, children: [], ...made };
  const nodes = new Map(tree.nodes).set(at, { ...parent, children: [...parent.children, node.id] }).set(node.id, node);
  return { tree: { nodes, next: tree.next + 1 }, at: node.id };
}

/** The nodes on the path to a node, without the root. */
export function pathTo(tree: Tree, id: number): Node[] {
  const way: Node[] = [];
  for (let node = nodeAt(tree, id); node.parent !== null; node = nodeAt(tree, node.parent)) way.unshift(node);
  return way;
}

/** The continuation of the line after a node, without the node itself. */
export function onward(tree: Tree, id: number): Node[] {
  const line: Node[] = [];
  for (let next = nodeAt(tree, id).children[0]; next !== undefined; next = nodeAt(tree, next).children[0]) line.push(nodeAt(tree, next));
  return line;
}

/** Whether a node is on the main line. */
export function isMain(tree: Tree, id: number): boolean {
  return pathTo(tree, id).every(node => nodeAt(tree, node.parent ?? ROOT).children[0] === node.id);
}

/** Moves the variation that contains a node up one place where it branches off. */
export function promoted(tree: Tree, id: number): Tree {
  const branch = pathTo(tree, id).findLast(node => nodeAt(tree, node.parent ?? ROOT).children[0] !== node.id);
  if (branch?.parent == null) return tree;
  const parent = nodeAt(tree, branch.parent);
  const place = parent.children.indexOf(branch.id);
  const children = [...parent.children];
  children.splice(place, 1);
  children.splice(place - 1, 0, branch.id);
  return { ...tree, nodes: new Map(tree.nodes).set(parent.id, { ...parent, children }) };
}

/** Removes a move and everything after it; the current node becomes the one before it. */
export function pruned(tree: Tree, id: number): { tree: Tree; at: number } {
  const gone = nodeAt(tree, id);
  if (gone.parent === null) return { tree, at: id };
  const nodes = new Map(tree.nodes);
  const parent = nodeAt(tree, gone.parent);
  nodes.set(parent.id, { ...parent, children: parent.children.filter(child => child !== id) });
  const fall = (node: Node) => {
    nodes.delete(node.id);
    childrenOf(tree, node.id).forEach(fall);
  };
  fall(gone);
  return { tree: { ...tree, nodes }, at: parent.id };
}

/** A run of moves in the move list: variations are below the move they replace, indented by depth. */
export interface Row {
  depth: number;
  nodes: Node[];
}

export function rowsOf(tree: Tree): Row[] {
  const rows: Row[] = [];
  const walk = (first: Node, depth: number) => {
    let row: Row = { depth, nodes: [] };
    for (let node: Node | undefined = first; node !== undefined; node = childrenOf(tree, node.id)[0]) {
      row.nodes.push(node);
      const siblings: number[] = [...nodeAt(tree, node.parent ?? ROOT).children];
      if (siblings[0] !== node.id || siblings.length === 1) continue;
      rows.push(row);
      for (const other of siblings.slice(1)) walk(nodeAt(tree, other), depth + 1);
      row = { depth, nodes: [] };
    }
    if (row.nodes.length > 0) rows.push(row);
  };
  const [first] = childrenOf(tree, ROOT);
  if (first) walk(first, 0);
  return rows;
}
