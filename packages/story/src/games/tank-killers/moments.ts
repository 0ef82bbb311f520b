import type { tankKillers } from '@fieldpost/rules-tank-killers';
import type { Moment } from '../../moment.ts';
import type * as every from '../../noticed.ts';

type Rules = typeof tankKillers;
export type View = ReturnType<Rules['view']>;
export type Notice = NonNullable<ReturnType<Rules['notice']>>;
export type Side = Notice extends infer One ? (One extends { readonly side: infer Side } ? Side : never) : never;
export type TankMoment = Moment<View, Notice>;
export type Noticed<Type extends Notice['type']> = every.Noticed<Notice, Type>;
