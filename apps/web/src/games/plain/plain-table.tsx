'use client';
import { useEffect, useState } from 'react';
import { ask } from '../../connection/browser.ts';
import { Button } from '../../design/button.tsx';
import { LEGAL } from '../../features/match/operations.ts';
import { EMPTY_TABLE } from '../../table/slots.ts';
import { TableShell } from '../../table/table-shell.tsx';
import type { TableProps } from '../table.ts';
import styles from './plain-table.module.css';

type Line = { readonly line: string; readonly command: unknown };

/** The legal orders, as the service lists them; null while they load. */
function useMenu(matchId: string, { view, awaited }: TableProps): readonly Line[] | null {
  const [lines, setLines] = useState<readonly Line[] | null>(null);
  useEffect(() => {
    let wanted = view !== null && awaited;
    if (!wanted) setLines([]);
    else
      void ask(LEGAL, { id: matchId }).then(
        (answer) => wanted && setLines(answer.ok ? (answer.value.match?.legal ?? []) : []),
      );
    return () => {
      wanted = false;
    };
  }, [matchId, view, awaited]);
  return lines;
}

type Props = { readonly matchId: string; readonly table: TableProps };

/** A game without a drawing: its menu in notation, as the service lists it. */
export function PlainTable({ matchId, table }: Props) {
  const { motion, onMotionEnd } = table;
  useEffect(() => {
    if (motion !== null) onMotionEnd(motion.key);
  }, [motion, onMotionEnd]);
  return <TableShell {...EMPTY_TABLE} label="Table" board={<Menu matchId={matchId} table={table} />} />;
}

function Menu({ matchId, table }: Props) {
  const lines = useMenu(matchId, table);
  const [part, setPart] = useState('');
  const shown = (lines ?? []).filter(({ line }) => line.includes(part)).slice(0, 200);
  return (
    <section className={styles.plain} aria-label="Menu">
      <p className="soft">This game has no board view yet. Choose an order in notation.</p>
      <label className="field">
        <span className="caption">Only orders with</span>
        <input className="input" value={part} onChange={(event) => setPart(event.target.value)} />
      </label>
      {lines === null ? <p>Loading orders …</p> : null}
      <ul className={styles.menu}>
        {shown.map(({ line }) => (
          <li key={line}>
            <Button className="button" waits={table.busy} onClick={() => order(table, lines, line)}>
              {line}
            </Button>
          </li>
        ))}
      </ul>
      <Button className="button" waits={table.canUndo ? table.busy : 'Nothing to undo.'} onClick={table.undo}>
        Undo
      </Button>
    </section>
  );
}

/** Commands come from the service's own menu and go back as they came. */
function order(table: TableProps, lines: readonly Line[] | null, line: string): void {
  const command = lines?.find((each) => each.line === line)?.command;
  if (typeof command === 'object' && command !== null && 'type' in command) {
    void table.order(command as Parameters<TableProps['order']>[0]);
  }
}
