/**
 * The limit: the same game as fast as a hand-written program can play it, with a board of 64 bytes, two halves of 32 bits
 * a side and nothing allocated. Moves and attacks stand in one menu, the first attack closes moving, `end` ends the
 * turn, and the owner chooses the square of a retreat.
 */
import { DAMAGE, DEFENSE, HEADQUARTERS, MOVE, opening, RANGE, RANGE_HI, RANGE_LO } from './limit-tables.ts';
import { TURN_CAP } from './opening.ts';

const NOT_A = 0xfefefefe | 0; // not file a
const NOT_H = 0x7f7f7f7f | 0;

const K_MOVE = 0;
const K_ATTACK = 1 << 12;
const K_END = 2 << 12;
const K_RETREAT = 3 << 12;

/** what the last attack did */
const FX_NONE = 0;
const FX_RETREAT = 1;
const FX_DESTROYED = 2;
const FX_PENDING = 3;

const START = opening();

export class Limit {
  board = new Uint8Array(64);
  dmg = new Uint8Array(64);
  // masks
  own0lo = 0;
  own0hi = 0;
  own1lo = 0;
  own1hi = 0;
  actLo = 0;
  actHi = 0;
  retLo = 0;
  retHi = 0;
  side = 0;
  phase = 0;
  turn = 1;
  pending = -1;
  over = 0; // 0 running, 1 hq destroyed, 2 cap
  winner = -1;
  fx = 0;
  fxTo = -1;
  cap = TURN_CAP;
  list = new Int32Array(2048);
  n = 0;

  reset(): void {
    const { board, masks } = START;
    this.board.set(board);
    this.dmg.fill(0);
    [this.own0lo, this.own0hi, this.own1lo, this.own1hi] = masks;
    this.actLo = this.actHi = this.retLo = this.retHi = 0;
    this.side = 0;
    this.phase = 0;
    this.turn = 1;
    this.pending = -1;
    this.over = 0;
    this.winner = -1;
    this.fx = 0;
    this.fxTo = -1;
  }

  /** floods k king steps through empty squares; result in rl/rh */
  private rl = 0;
  private rh = 0;
  private flood(s: number, k: number): void {
    const el = ~(this.own0lo | this.own1lo);
    const eh = ~(this.own0hi | this.own1hi);
    let lo = 0,
      hi = 0;
    if (s < 32) lo = 1 << s;
    else hi = 1 << (s - 32);
    const sl = lo,
      sh = hi;
    for (; k > 0; k--) {
      const hl = lo | ((lo << 1) & NOT_A) | ((lo >>> 1) & NOT_H);
      const hh = hi | ((hi << 1) & NOT_A) | ((hi >>> 1) & NOT_H);
      lo |= (hl | (hl << 8) | (hl >>> 8) | (hh << 24)) & el;
      hi |= (hh | (hh << 8) | (hh >>> 8) | (hl >>> 24)) & eh;
    }
    this.rl = lo & ~sl;
    this.rh = hi & ~sh;
  }

  /** fills list[0..n) in canonical order: by unit square, then target square, 'end' last */
  gen(): number {
    const list = this.list;
    let n = 0;
    if (this.pending >= 0) {
      this.retreats(this.pending);
      const base = K_RETREAT | (this.pending << 6);
      let b = this.rl;
      while (b !== 0) {
        list[n++] = base | (31 - Math.clz32(b & -b));
        b &= b - 1;
      }
      b = this.rh;
      while (b !== 0) {
        list[n++] = base | (63 - Math.clz32(b & -b));
        b &= b - 1;
      }
      return (this.n = n);
    }
    const me0 = this.side === 0;
    let ul = (me0 ? this.own0lo : this.own1lo) & ~this.actLo;
    let uh = (me0 ? this.own0hi : this.own1hi) & ~this.actHi;
    if (this.phase === 0) {
      for (let half = 0; half < 2; half++) {
        let u = half === 0 ? ul : uh;
        while (u !== 0) {
          const s = 31 - Math.clz32(u & -u) + (half << 5);
          u &= u - 1;
          const k = MOVE[(this.board[s] as number) & 15] as number;
          if (k === 0) continue;
          this.flood(s, k);
          const base = K_MOVE | (s << 6);
          let b = this.rl;
          while (b !== 0) {
            list[n++] = base | (31 - Math.clz32(b & -b));
            b &= b - 1;
          }
          b = this.rh;
          while (b !== 0) {
            list[n++] = base | (63 - Math.clz32(b & -b));
            b &= b - 1;
          }
        }
      }
    }
    {
      if (this.phase === 0) {
        ul = me0 ? this.own0lo : this.own1lo;
        uh = me0 ? this.own0hi : this.own1hi;
      }
      const fl = me0 ? this.own1lo : this.own0lo;
      const fh = me0 ? this.own1hi : this.own0hi;
      for (let half = 0; half < 2; half++) {
        let u = half === 0 ? ul : uh;
        while (u !== 0) {
          const s = 31 - Math.clz32(u & -u) + (half << 5);
          u &= u - 1;
          const r = s * 5 + (RANGE[(this.board[s] as number) & 15] as number);
          const base = K_ATTACK | (s << 6);
          let b = (RANGE_LO[r] as number) & fl;
          while (b !== 0) {
            list[n++] = base | (31 - Math.clz32(b & -b));
            b &= b - 1;
          }
          b = (RANGE_HI[r] as number) & fh;
          while (b !== 0) {
            list[n++] = base | (63 - Math.clz32(b & -b));
            b &= b - 1;
          }
        }
      }
    }
    list[n++] = K_END;
    return (this.n = n);
  }

  /** legal retreat squares of the unit on s, as mask in rl/rh */
  private retreats(s: number): void {
    const owner = (this.board[s] as number) >> 4;
    const el = ~(this.own0lo | this.own1lo);
    const eh = ~(this.own0hi | this.own1hi);
    const fl = owner === 0 ? this.own1lo : this.own0lo;
    const fh = owner === 0 ? this.own1hi : this.own0hi;
    const c = s & 7;
    let lo = 0,
      hi = 0;
    const back = owner === 0 ? s - 8 : s + 8;
    if (back >= 0 && back < 64) {
      // three squares to the rear
      const m = (c > 0 ? 1 : 0) | 2 | (c < 7 ? 4 : 0);
      const sh = back - 1; // bit 0 of m is back-1
      if (back < 32) lo |= sh >= 0 ? m << sh : m >> 1;
      else hi |= sh >= 32 ? m << (sh - 32) : m >> 1;
    }
    for (let d = -1; d <= 1; d += 2) {
      if (d < 0 ? c === 0 : c === 7) continue;
      const t = s + d;
      if ((((RANGE_LO[t * 5 + 1] as number) & fl) | ((RANGE_HI[t * 5 + 1] as number) & fh)) !== 0) continue;
      if (t < 32) lo |= 1 << t;
      else hi |= 1 << (t - 32);
    }
    this.rl = lo & el;
    this.rh = hi & eh;
  }
  private lift(owner: number, s: number): void {
    if (s < 32) {
      const b = ~(1 << s);
      if (owner === 0) this.own0lo &= b;
      else this.own1lo &= b;
    } else {
      const b = ~(1 << (s - 32));
      if (owner === 0) this.own0hi &= b;
      else this.own1hi &= b;
    }
  }
  private put(owner: number, s: number): void {
    if (s < 32) {
      const b = 1 << s;
      if (owner === 0) this.own0lo |= b;
      else this.own1lo |= b;
    } else {
      const b = 1 << (s - 32);
      if (owner === 0) this.own0hi |= b;
      else this.own1hi |= b;
    }
  }

  private doRetreat(s: number, t: number): void {
    const p = this.board[s] as number;
    this.board[s] = 0;
    this.board[t] = p;
    this.dmg[s] = 0;
    this.dmg[t] = 0;
    this.lift(p >> 4, s);
    this.put(p >> 4, t);
    if (t < 32) this.retLo |= 1 << t;
    else this.retHi |= 1 << (t - 32);
    this.fx = FX_RETREAT;
    this.fxTo = t;
  }
  private destroy(s: number): void {
    const p = this.board[s] as number;
    this.board[s] = 0;
    this.dmg[s] = 0;
    this.lift(p >> 4, s);
    if (s < 32) this.retLo &= ~(1 << s);
    else this.retHi &= ~(1 << (s - 32));
    this.fx = FX_DESTROYED;
    if ((p & 15) === HEADQUARTERS) {
      this.over = 1;
      this.winner = 1 - (p >> 4);
    }
  }

  /** applies an action that is known to be legal */
  apply(a: number): void {
    const kind = a & 0xf000,
      s = (a >> 6) & 63,
      t = a & 63;
    if (kind === K_MOVE) {
      const p = this.board[s] as number;
      this.board[s] = 0;
      this.board[t] = p;
      this.lift(p >> 4, s);
      this.put(p >> 4, t);
      if (t < 32) this.actLo |= 1 << t;
      else this.actHi |= 1 << (t - 32);
    } else if (kind === K_ATTACK) {
      if (this.phase === 0) {
        this.phase = 1;
        this.actLo = this.actHi = 0;
      }
      if (s < 32) this.actLo |= 1 << s;
      else this.actHi |= 1 << (s - 32);
      const tt = (this.board[t] as number) & 15;
      const d = (this.dmg[t] as number) + (DAMAGE[((this.board[s] as number) & 15) * 16 + tt] as number);
      this.fx = FX_NONE;
      if (d < (DEFENSE[tt] as number)) {
        this.dmg[t] = d;
        return;
      }
      if ((t < 32 ? (this.retLo >>> t) & 1 : (this.retHi >>> (t - 32)) & 1) !== 0) {
        this.destroy(t);
        return;
      }
      this.retreats(t);
      const lo = this.rl,
        hi = this.rh;
      if ((lo | hi) === 0) {
        this.destroy(t);
        return;
      }
      if ((lo !== 0 && hi !== 0) || (lo & (lo - 1)) !== 0 || (hi & (hi - 1)) !== 0) {
        this.pending = t;
        this.dmg[t] = 0;
        this.fx = FX_PENDING;
        return;
      }
      this.doRetreat(t, lo !== 0 ? 31 - Math.clz32(lo) : 63 - Math.clz32(hi));
    } else if (kind === K_END) {
      this.actLo = this.actHi = 0;
      this.phase = 0;
      this.side ^= 1;
      this.turn++;
      this.dmg.fill(0);
      this.retLo = this.retHi = 0;
      if (this.turn > this.cap) this.over = 2;
    } else {
      this.pending = -1;
      this.doRetreat(s, t);
    }
  }
}
