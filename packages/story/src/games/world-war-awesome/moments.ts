import type { Notice, View } from '@fieldpost/rules-world-war-awesome/table';
import type { Moment } from '../../moment.ts';
import type * as every from '../../noticed.ts';

export type WarMoment = Moment<View, Notice>;
export type Noticed<Type extends Notice['type']> = every.Noticed<Notice, Type>;
