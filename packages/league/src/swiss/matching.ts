/**
 * Matching of greatest weight in a graph, after Edmonds: trees grow from all free vertices at once, odd circles shrink to blossoms, and
 * duals keep account. Weights are vectors of whole numbers compared in order, so that six parts of a cost do not need to fit into one number:
 * vectors form an ordered group, and the algorithm needs no more than that. O(n³) for n vertices.
 */
const [EVEN, ODD, FREE] = [0, 1, -1] as const;

/** The weight of the edge between two vertices counted from 0; null where there is none. All vectors have one length. */
export type WeightOf = (u: number, v: number) => readonly number[] | null;

/** The mate of each vertex, -1 for none, so that the sum of weights is greatest. */
export function heaviestMatching(n: number, columns: number, weightOf: WeightOf): readonly number[] {
  const search = new Search(n, columns, weightOf);
  while (search.augmented());
  return search.mates();
}

/** Vertices count from 1 here, blossoms from n + 1 on; 0 is nobody. */
class Search {
  readonly #n: number;
  readonly #columns: number;
  readonly #span: number;
  /** The highest number of a blossom so far. */
  #last: number;
  readonly #weight: Float64Array;
  readonly #dual: Float64Array;
  /** For each pair of vertices or blossoms the edge between them: its ends are vertices. 0 where there is none. */
  readonly #from: Int32Array;
  readonly #to: Int32Array;
  readonly #mate: Int32Array;
  readonly #slack: Int32Array;
  /** The outermost blossom in which a vertex or blossom lies. */
  readonly #top: Int32Array;
  readonly #parent: Int32Array;
  readonly #colour: Int32Array;
  readonly #seen: Int32Array;
  #look = 0;
  /** The circle of each blossom, its base first; and in which member of it a vertex lies. */
  readonly #circle: number[][];
  readonly #member: Int32Array;
  #queue: number[] = [];
  readonly #step: Float64Array;

  constructor(n: number, columns: number, weightOf: WeightOf) {
    const span = 2 * n + 2;
    this.#n = n;
    this.#columns = columns;
    this.#span = span;
    this.#last = n;
    this.#weight = new Float64Array((n + 1) * (n + 1) * columns);
    this.#dual = new Float64Array(span * columns);
    this.#from = new Int32Array(span * span);
    this.#to = new Int32Array(span * span);
    this.#mate = new Int32Array(span);
    this.#slack = new Int32Array(span);
    this.#top = new Int32Array(span);
    this.#parent = new Int32Array(span);
    this.#colour = new Int32Array(span);
    this.#seen = new Int32Array(span);
    this.#circle = Array.from({ length: span }, () => []);
    this.#member = new Int32Array(span * (n + 1));
    this.#step = new Float64Array(columns);
    this.#fill(weightOf);
  }

  #fill(weightOf: WeightOf): void {
    let most: readonly number[] | null = null;
    for (let u = 1; u <= this.#n; u++) {
      this.#top[u] = u;
      this.#member[u * (this.#n + 1) + u] = u;
      for (let v = 1; v <= this.#n; v++) {
        const weight = u === v ? null : weightOf(u - 1, v - 1);
        if (weight === null) continue;
        this.#weight.set(weight, (u * (this.#n + 1) + v) * this.#columns);
        this.#from[u * this.#span + v] = u;
        this.#to[u * this.#span + v] = v;
        if (most === null || isLess(most, weight)) most = weight;
      }
    }
    if (most !== null) for (let u = 1; u <= this.#n; u++) this.#dual.set(most, u * this.#columns);
  }

  mates(): readonly number[] {
    return Array.from(this.#mate.subarray(1, this.#n + 1), (mate) => mate - 1);
  }

  #edge(u: number, v: number): number {
    return u * this.#span + v;
  }

  /** How far an edge is from being tight, in one column. */
  #slackAt(edge: number, column: number): number {
    const u = this.#from[edge] as number;
    const v = this.#to[edge] as number;
    const weight = this.#weight[(u * (this.#n + 1) + v) * this.#columns + column] as number;
    return (
      (this.#dual[u * this.#columns + column] as number) +
      (this.#dual[v * this.#columns + column] as number) -
      2 * weight
    );
  }

  #isTight(edge: number): boolean {
    for (let column = 0; column < this.#columns; column++) if (this.#slackAt(edge, column) !== 0) return false;
    return true;
  }

  #isTighter(edge: number, other: number): boolean {
    for (let column = 0; column < this.#columns; column++) {
      const difference = this.#slackAt(edge, column) - this.#slackAt(other, column);
      if (difference !== 0) return difference < 0;
    }
    return false;
  }

  #noteSlack(u: number, x: number): void {
    const known = this.#slack[x] as number;
    if (known === 0 || this.#isTighter(this.#edge(u, x), this.#edge(known, x))) this.#slack[x] = u;
  }

  #findSlack(x: number): void {
    this.#slack[x] = 0;
    for (let u = 1; u <= this.#n; u++) {
      const top = this.#top[u] as number;
      if (this.#from[this.#edge(u, x)] !== 0 && top !== x && this.#colour[top] === EVEN) this.#noteSlack(u, x);
    }
  }

  #enqueue(x: number): void {
    if (x <= this.#n) this.#queue.push(x);
    else for (const member of this.#circleOf(x)) this.#enqueue(member);
  }

  #circleOf(blossom: number): number[] {
    return this.#circle[blossom] as number[];
  }

  #setTop(x: number, top: number): void {
    this.#top[x] = top;
    if (x > this.#n) for (const member of this.#circleOf(x)) this.#setTop(member, top);
  }

  /** Turns the circle so that the even way leads from its base to a member; how far that is. */
  #wayTo(blossom: number, member: number): number {
    const circle = this.#circleOf(blossom);
    const at = circle.indexOf(member);
    if (at % 2 === 0) return at;
    circle.splice(1, circle.length - 1, ...circle.slice(1).reverse());
    return circle.length - at;
  }

  #match(u: number, v: number): void {
    const edge = this.#edge(u, v);
    this.#mate[u] = this.#to[edge] as number;
    if (u <= this.#n) return;
    const member = this.#member[u * (this.#n + 1) + (this.#from[edge] as number)] as number;
    const way = this.#wayTo(u, member);
    const circle = this.#circleOf(u);
    for (let index = 0; index < way; index++) this.#match(circle[index] as number, circle[index ^ 1] as number);
    this.#match(member, v);
    circle.push(...circle.splice(0, way));
  }

  /** Exchanges matched and unmatched edges on the way from u to the root of its tree, u being matched with v. */
  #exchange(from: number, to: number): void {
    let [u, v] = [from, to];
    for (;;) {
      const before = this.#top[this.#mate[u] as number] as number;
      this.#match(u, v);
      if (before === 0) return;
      const above = this.#top[this.#parent[before] as number] as number;
      this.#match(before, above);
      [u, v] = [above, before];
    }
  }

  /** The vertex at which the paths of two vertices to their roots meet; 0 if they are in different trees. */
  #meeting(one: number, other: number): number {
    this.#look += 1;
    let [u, v] = [one, other];
    while (u !== 0 || v !== 0) {
      if (u !== 0) {
        if (this.#seen[u] === this.#look) return u;
        this.#seen[u] = this.#look;
        u = this.#top[this.#mate[u] as number] as number;
        if (u !== 0) u = this.#top[this.#parent[u] as number] as number;
      }
      [u, v] = [v, u];
    }
    return 0;
  }

  #freeNumber(): number {
    let blossom = this.#n + 1;
    while (blossom <= this.#last && this.#top[blossom] !== 0) blossom += 1;
    if (blossom > this.#last) this.#last += 1;
    return blossom;
  }

  #sideOfCircle(from: number, base: number): number[] {
    const side: number[] = [];
    for (let x = from; x !== base; ) {
      const mate = this.#top[this.#mate[x] as number] as number;
      side.push(x, mate);
      this.#enqueue(mate);
      x = this.#top[this.#parent[mate] as number] as number;
    }
    return side;
  }

  #shrink(u: number, base: number, v: number): void {
    const blossom = this.#freeNumber();
    this.#dual.fill(0, blossom * this.#columns, (blossom + 1) * this.#columns);
    this.#colour[blossom] = EVEN;
    this.#mate[blossom] = this.#mate[base] as number;
    this.#circle[blossom] = [base, ...this.#sideOfCircle(u, base).reverse(), ...this.#sideOfCircle(v, base)];
    this.#setTop(blossom, blossom);
    this.#edgesOf(blossom);
    this.#findSlack(blossom);
  }

  /** The edges of a new blossom are the tightest ones of its members. */
  #edgesOf(blossom: number): void {
    for (let x = 1; x <= this.#last; x++) {
      this.#from[this.#edge(blossom, x)] = 0;
      this.#from[this.#edge(x, blossom)] = 0;
    }
    this.#member.fill(0, blossom * (this.#n + 1), (blossom + 1) * (this.#n + 1));
    for (const member of this.#circleOf(blossom)) {
      for (let x = 1; x <= this.#last; x++) this.#takeEdge(blossom, member, x);
      for (let x = 1; x <= this.#n; x++)
        if (this.#member[member * (this.#n + 1) + x] !== 0) this.#member[blossom * (this.#n + 1) + x] = member;
    }
  }

  #takeEdge(blossom: number, member: number, x: number): void {
    const [own, theirs] = [this.#edge(blossom, x), this.#edge(member, x)];
    if (this.#from[theirs] === 0) return;
    if (this.#from[own] !== 0 && !this.#isTighter(theirs, own)) return;
    this.#copyEdge(theirs, own);
    this.#copyEdge(this.#edge(x, member), this.#edge(x, blossom));
  }

  #copyEdge(source: number, target: number): void {
    this.#from[target] = this.#from[source] as number;
    this.#to[target] = this.#to[source] as number;
  }

  #expand(blossom: number): void {
    const circle = this.#circleOf(blossom);
    for (const member of circle) this.#setTop(member, member);
    const inner = this.#from[this.#edge(blossom, this.#parent[blossom] as number)] as number;
    const entered = this.#member[blossom * (this.#n + 1) + inner] as number;
    const way = this.#wayTo(blossom, entered);
    for (let index = 0; index < way; index += 2) {
      const [odd, even] = [circle[index] as number, circle[index + 1] as number];
      this.#parent[odd] = this.#from[this.#edge(even, odd)] as number;
      this.#colour[odd] = ODD;
      this.#colour[even] = EVEN;
      this.#slack[odd] = 0;
      this.#findSlack(even);
      this.#enqueue(even);
    }
    this.#colour[entered] = ODD;
    this.#parent[entered] = this.#parent[blossom] as number;
    for (const left of circle.slice(way + 1)) {
      this.#colour[left] = FREE;
      this.#findSlack(left);
    }
    this.#top[blossom] = 0;
  }

  /** A tight edge from an even vertex: the tree grows, a circle shrinks, or (true) two trees are joined to a longer matching. */
  #follow(edge: number): boolean {
    const end = this.#from[edge] as number;
    const [u, v] = [this.#top[end] as number, this.#top[this.#to[edge] as number] as number];
    if (this.#colour[v] === FREE) {
      this.#grow(end, v);
      return false;
    }
    if (this.#colour[v] === ODD) return false;
    const base = this.#meeting(u, v);
    if (base !== 0) {
      this.#shrink(u, base, v);
      return false;
    }
    this.#exchange(u, v);
    this.#exchange(v, u);
    return true;
  }

  #grow(end: number, v: number): void {
    const mate = this.#top[this.#mate[v] as number] as number;
    this.#parent[v] = end;
    this.#colour[v] = ODD;
    this.#slack[v] = 0;
    this.#slack[mate] = 0;
    this.#colour[mate] = EVEN;
    this.#enqueue(mate);
  }

  /** Makes the matching one edge larger; false where that adds no weight. */
  augmented(): boolean {
    this.#colour.fill(FREE, 1, this.#last + 1);
    this.#slack.fill(0, 1, this.#last + 1);
    this.#queue = [];
    for (let x = 1; x <= this.#last; x++) {
      if (this.#top[x] !== x || this.#mate[x] !== 0) continue;
      this.#parent[x] = 0;
      this.#colour[x] = EVEN;
      this.#enqueue(x);
    }
    if (this.#queue.length === 0) return false;
    for (;;) {
      if (this.#searched()) return true;
      if (!this.#moveDuals()) return false;
      if (this.#followedTight()) return true;
      this.#expandEmpty();
    }
  }

  #searched(): boolean {
    for (let u = this.#queue.shift(); u !== undefined; u = this.#queue.shift()) {
      if (this.#colour[this.#top[u] as number] === ODD) continue;
      for (let v = 1; v <= this.#n; v++) {
        const edge = this.#edge(u, v);
        if (this.#from[edge] === 0 || this.#top[u] === this.#top[v]) continue;
        if (!this.#isTight(edge)) this.#noteSlack(u, this.#top[v] as number);
        else if (this.#follow(edge)) return true;
      }
    }
    return false;
  }

  #isOuter(x: number): boolean {
    return this.#top[x] === x;
  }

  /** The greatest step that keeps all duals allowed: written to `#step`. Null where nothing bounds it. */
  #findStep(): boolean {
    let found = false;
    const offer = (at: (column: number) => number) => {
      if (found && !this.#isLessThanStep(at)) return;
      for (let column = 0; column < this.#columns; column++) this.#step[column] = at(column);
      found = true;
    };
    for (let x = 1; x <= this.#last; x++) {
      if (!this.#isOuter(x)) continue;
      const colour = this.#colour[x];
      if (x > this.#n && colour === ODD) offer((column) => (this.#dual[x * this.#columns + column] as number) / 2);
      if (this.#slack[x] === 0 || colour === ODD) continue;
      const edge = this.#edge(this.#slack[x] as number, x);
      const share = colour === EVEN ? 2 : 1;
      offer((column) => this.#slackAt(edge, column) / share);
    }
    return found;
  }

  #isLessThanStep(at: (column: number) => number): boolean {
    for (let column = 0; column < this.#columns; column++) {
      const difference = at(column) - (this.#step[column] as number);
      if (difference !== 0) return difference < 0;
    }
    return false;
  }

  /** Moves all duals by the step; false where an even vertex would fall to nothing: the matching is heaviest already. */
  #moveDuals(): boolean {
    if (!this.#findStep()) return false;
    for (let u = 1; u <= this.#n; u++)
      if (this.#colour[this.#top[u] as number] === EVEN && !this.#isLessThanDual(u)) return false;
    for (let u = 1; u <= this.#n; u++) {
      const colour = this.#colour[this.#top[u] as number];
      if (colour !== FREE) this.#addStep(u, colour === EVEN ? -1 : 1);
    }
    for (let b = this.#n + 1; b <= this.#last; b++) {
      const colour = this.#colour[b];
      if (this.#isOuter(b) && colour !== FREE) this.#addStep(b, colour === EVEN ? 2 : -2);
    }
    return true;
  }

  #isLessThanDual(u: number): boolean {
    for (let column = 0; column < this.#columns; column++) {
      const difference = (this.#dual[u * this.#columns + column] as number) - (this.#step[column] as number);
      if (difference !== 0) return difference > 0;
    }
    return false;
  }

  #addStep(x: number, times: number): void {
    for (let column = 0; column < this.#columns; column++) {
      const at = x * this.#columns + column;
      this.#dual[at] = (this.#dual[at] as number) + times * (this.#step[column] as number);
    }
  }

  #followedTight(): boolean {
    this.#queue = [];
    for (let x = 1; x <= this.#last; x++) {
      const from = this.#slack[x] as number;
      if (!this.#isOuter(x) || from === 0 || this.#top[from] === x) continue;
      const edge = this.#edge(from, x);
      if (this.#isTight(edge) && this.#follow(edge)) return true;
    }
    return false;
  }

  #expandEmpty(): void {
    for (let b = this.#n + 1; b <= this.#last; b++) {
      if (!this.#isOuter(b) || this.#colour[b] !== ODD) continue;
      const from = b * this.#columns;
      if (this.#dual.subarray(from, from + this.#columns).every((part) => part === 0)) this.#expand(b);
    }
  }
}

function isLess(a: readonly number[], b: readonly number[]): boolean {
  const column = a.findIndex((value, index) => value !== b[index]);
  return column >= 0 && (a[column] ?? 0) < (b[column] ?? 0);
}
