'use client';
import dynamic from 'next/dynamic';
import { tableOf } from '../../games/index.ts';
import type { TableProps } from '../../games/table.ts';

/** For a game without its own table. */
const PlainTable = dynamic(() => import('../../games/plain/plain-table.tsx').then((module) => module.PlainTable));

type Props = { readonly ruleSet: string; readonly matchId: string; readonly table: TableProps };

/** The table of whatever game is played. */
export function Host({ ruleSet, matchId, table }: Props) {
  const Table = tableOf(ruleSet);
  return Table === null ? <PlainTable matchId={matchId} table={table} /> : <Table {...table} />;
}
