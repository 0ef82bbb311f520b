import { readTankKillers } from '@fieldpost/boards/tank-killers';
import { dryRun, type Explanation, type StandingOrders, type View } from '@fieldpost/rules-tank-killers';
import type { PastWindow, TableProps } from '../../table.ts';
import { usePastWindows } from '../../use-past-windows.ts';

export type Try = { readonly window: PastWindow; readonly view: View; readonly run: Explanation };

/** Past windows, fetched when they are first wanted, and what orders would have answered in each. */
export function useTries(props: TableProps) {
  const { windows, asking, fetchOnce } = usePastWindows(props);
  const tries = (orders: StandingOrders): readonly Try[] | null => windows && triesOf(windows, orders);
  return { asking, fetchOnce, tries };
}

function triesOf(windows: readonly PastWindow[], orders: StandingOrders): readonly Try[] {
  const read = windows.flatMap((window) => {
    const view = readTankKillers(window.view);
    return view === null ? [] : [{ window, view }];
  });
  const runs = dryRun(
    orders,
    read.map(({ view }) => view),
  );
  return read.flatMap((one, index) => {
    const run = runs[index];
    return run === undefined ? [] : [{ ...one, run }];
  });
}
