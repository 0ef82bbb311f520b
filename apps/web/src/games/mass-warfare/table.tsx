'use client';
import { frameOf, hexInWords, readWar, type WarMarks } from '@fieldpost/boards/mass-warfare';
import { fromKey, keyOf } from '@fieldpost/hex';
import { groundIn, hexOfAim, unitOf, type War } from '@fieldpost/rules-mass-warfare/table';
import dynamic from 'next/dynamic';
import { useMemo, useState } from 'react';
import type { Cell } from '../../map-kit/key-grid.tsx';
import { EMPTY_TABLE, type Sheet } from '../../table/slots.ts';
import { TableShell } from '../../table/table-shell.tsx';
import type { TableProps } from '../table.ts';
import { trailsOf } from './animation-steps.ts';
import { FieldView } from './field-view.tsx';
import { useFiling } from './filing.ts';
import { goalOf, whenOf } from './goal.ts';
import { LAYERS, type LayerName, layerOf } from './layers.ts';
import { MapSheet } from './map-sheet.tsx';
import { hexOfSubject, reachOf } from './menu.ts';
import { PlanRows } from './plan-rows.tsx';
import { readNotices, readOrders, readView, seatOf } from './reading.ts';
import { NO_WAR_MARKS, type Situation } from './situation.ts';
import { filingSource, liveSource } from './source.ts';
import { Strip } from './strip.tsx';
import { turnBar } from './turn-bar.tsx';
import { TurnDetails } from './turn-details.tsx';
import { useAnimation } from './use-animation.ts';
import { type Building, useBuilding } from './use-building.ts';
import { attackersOn, hintOf, plannedTrails, type Turn, useTurn } from './use-turn.tsx';

/** Fetched when something moves for the first time. */
const Caption = dynamic(() => import('./caption.tsx').then((module) => module.Caption), { loading: () => null });
/** Fetched when they are opened. */
const ArmiesSheet = dynamic(() => import('./armies-sheet.tsx').then((module) => module.ArmiesSheet), {
  loading: () => null,
});
const BuildSheet = dynamic(() => import('./build-sheet.tsx').then((module) => module.BuildSheet), {
  loading: () => null,
});
const OrdersSheet = dynamic(() => import('./orders-sheet.tsx').then((module) => module.OrdersSheet), {
  loading: () => null,
});

/** Mass Warfare at the general's map. */
export function MassWarfareTable(props: TableProps) {
  if (readWar(props.view) === null) return <p className="notice notice-bad">This war cannot be displayed.</p>;
  return <Table {...props} />;
}

/** The hexes of a map as long as its shape is the same, whatever object they come in. */
function useHexes(war: War) {
  const shape = groundIn(war).hexes.map(keyOf).join(' ');
  return useMemo(() => shape.split(' ').flatMap((key) => [fromKey(key)].filter((at) => at !== null)), [shape]);
}

function useSituation(props: TableProps): Situation {
  const view = useMemo(() => readView(props.view), [props.view]);
  const orders = useMemo(() => readOrders(props.standingOrders), [props.standingOrders]);
  const seat = useMemo(() => seatOf(props.side), [props.side]);
  const { motion, onMotionEnd, order } = props;
  const choosing = props.awaited && seat !== null;
  return {
    view,
    war: view.war,
    seat,
    choosing,
    orders,
    props,
    ready: choosing && !props.busy,
    send: (command) => {
      // who orders has seen enough of what moves
      if (motion !== null) onMotionEnd(motion.key);
      // MW-176: a plan is filed, and is no step of the match
      const sent = command as unknown as Parameters<typeof order>[0];
      return command.type === 'plan' ? props.file(sent) : order(sent);
    },
  };
}

function Table(props: TableProps) {
  const situation = useSituation(props);
  const { view, seat, choosing } = situation;
  const { filing, begin } = useFiling();
  const step = filing?.step ?? null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is open depends on the view and the seat alone
  const source = useMemo(
    () => (step === null ? liveSource(situation) : filingSource(situation, step)),
    [view, seat, choosing, step],
  );
  const building = useBuilding(situation);
  const turn = useTurn(situation, source, filing, building);
  const [layer, setLayer] = useState<LayerName | null>(null);
  const active = choosing || filing !== null;
  return (
    <TableShell
      {...EMPTY_TABLE}
      label="The general’s map"
      when={whenOf(situation.war)}
      goal={goalOf(situation.war, seat?.side ?? null)}
      strip={<Strip situation={situation} />}
      board={<Field turn={turn} layer={layer} />}
      bar={active ? turnBar(turn) : null}
      hand={active && source.mode === 'plan' && view.plans.length > 0 ? <PlanRows situation={situation} /> : null}
      handHeld
      details={active ? <TurnDetails {...turn} /> : null}
      detailsFirst={turn.picked.kind === 'aim' && turn.picked.index === null}
      boardFirst={filing !== null}
      opensSheet={building === null || building.times === 0 ? null : { id: 'build', times: building.times }}
      sheets={[...buildSheet(situation, building), ...sheetsOf(situation, { layer, setLayer, begin })]}
      keys={keysOf(turn, layer, setLayer)}
    />
  );
}

function buildSheet({ war, seat, props }: Situation, building: Building | null): readonly Sheet[] {
  if (seat === null || building === null) return [];
  const { chosen, choose } = building;
  const body = <BuildSheet war={war} side={seat.side} busy={props.busy} chosen={chosen} choose={choose} />;
  return [{ id: 'build', title: 'Build', body }];
}

/** The map with what is chosen on it. */
function Field({ turn, layer }: { readonly turn: Turn; readonly layer: LayerName | null }) {
  const { war, seat, props } = turn.situation;
  const running = useAnimation(props.motion, props.pace, props.onMotionEnd);
  const hexes = useHexes(war);
  const frame = useMemo(() => frameOf(hexes), [hexes]);
  const marks = useMarks(turn, layer, running !== null);
  const words = useMemo(() => new Map(hexes.map((at) => [keyOf(at), hexInWords(war, at)])), [war, hexes]);
  return (
    <FieldView
      war={war}
      frame={frame}
      marks={marks}
      running={running}
      hexes={hexes}
      cellOf={(key) => cellOf(turn, words.get(key) ?? key, key)}
      onTap={turn.tap}
      home={homeOf(war, seat?.side ?? null)}
    >
      {running === null ? null : <Caption running={running} />}
    </FieldView>
  );
}

function cellOf(turn: Turn, words: string, key: string): Cell {
  const hint = hintOf(turn, key);
  return { label: `${words}${hint === '' ? '' : `; ${hint}`}`, picked: isPicked(turn, key), live: hint !== '' };
}

type Ways = {
  readonly layer: LayerName | null;
  readonly setLayer: (layer: LayerName | null) => void;
  readonly begin: ReturnType<typeof useFiling>['begin'];
};

function sheetsOf(situation: Situation, { layer, setLayer, begin }: Ways): readonly Sheet[] {
  const armies = { id: 'armies', title: 'Armies', body: <ArmiesSheet situation={situation} /> };
  if (situation.seat === null) return [armies];
  const map = { id: 'map', title: 'Map', body: <MapSheet layer={layer} show={setLayer} /> };
  if (situation.war.outcome !== null) return [armies, map];
  return [
    armies,
    map,
    { id: 'standing-orders', title: 'Orders', body: <OrdersSheet situation={situation} begin={begin} /> },
  ];
}

function keysOf(turn: Turn, layer: LayerName | null, setLayer: (layer: LayerName | null) => void) {
  const bar = turnBar(turn);
  const after = LAYERS[layer === null ? 0 : LAYERS.indexOf(layer) + 1] ?? null;
  return {
    escape: () => bar.back.key === 'Escape' && bar.back.press?.(),
    n: () => bar.next?.press?.(),
    f: () => bar.verb?.press?.(),
    e: () => bar.end?.press?.(),
    b: () => turn.building?.open(),
    u: () => turn.situation.ready && turn.situation.props.canUndo && turn.situation.props.undo(),
    m: () => setLayer(after),
  };
}

function isPicked({ picked, source }: Turn, key: string): boolean {
  if ('subject' in picked) return hexOfSubject(source.war, picked.subject) === key;
  return picked.kind === 'volley' && hexOfSubject(source.war, picked.target) === key;
}

/** Where keyboard and view begin: the player's first city, else the first unit. */
function homeOf(war: War, side: War['sides'][number] | null): string {
  const seat = war.map.seats[side === null ? 0 : war.sides.indexOf(side)];
  return keyOf(seat?.home ?? groundIn(war).hexes[0] ?? [0, 0]);
}

/** The marks on the map: the selection with its orders, plans, strikes in the air, a layer, and recent events. */
function useMarks(turn: Turn, layer: LayerName | null, moving: boolean): WarMarks {
  const { situation, source, picked, menu, menus } = turn;
  const { war, seat, view, props } = situation;
  const recent = useMemo(() => trailsOf(war, readNotices(props.recent)), [war, props.recent]);
  const laid = useMemo(() => (seat === null ? null : layerOf(war, seat.side, layer)), [war, seat, layer]);
  return useMemo(() => {
    const base: WarMarks = { ...NO_WAR_MARKS, ...laid, flights: flightsOf(war) };
    if (moving) return { ...base, flights: [] };
    const planned = plannedTrails(war, view.plans);
    if (picked.kind === 'nothing') return { ...base, trails: [...planned, ...recent.trails], fallen: recent.fallen };
    if (picked.kind === 'volley') {
      const chosen = picked.attackers.map((id) => hexOfSubject(source.war, id));
      const able = attackersOn(menus, picked.target).map((id) => hexOfSubject(source.war, id));
      const reach = able.filter((key) => !chosen.includes(key));
      return { ...base, targets: [hexOfSubject(source.war, picked.target)], chosen, reach, trails: planned };
    }
    const selected = picked.subject === '' ? null : hexOfSubject(source.war, picked.subject);
    const { reach, halting, targets } = reachOf(source.war, picked.subject, menu);
    const aimed = picked.kind === 'aim' ? [picked.at] : targets;
    const elsewhere = (keys: readonly string[]) => keys.filter((key) => key !== selected);
    return { ...base, selected, reach: elsewhere(reach), halting, targets: elsewhere(aimed), trails: planned };
  }, [war, source, picked, menu, menus, view, laid, recent, moving]);
}

/** Strikes that are declared and not flown yet. */
function flightsOf(war: War): WarMarks['flights'] {
  const { hexes } = groundIn(war);
  return war.sorties.flatMap(({ plane, aim }) => {
    const [from, to] = [hexes[unitOf(war, plane)?.at ?? -1], hexes[hexOfAim(war, aim)]];
    const flies = unitOf(war, plane)?.inAir === true && war.step < 6;
    return from === undefined || to === undefined || !flies ? [] : [{ from: keyOf(from), to: keyOf(to) }];
  });
}
