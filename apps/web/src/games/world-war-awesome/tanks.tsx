import { layerToSvg } from '@fieldpost/boards/svg';
import type { Lifted } from '@fieldpost/boards/world-war-awesome';
import {
  centreOf,
  drawDoors,
  drawHull,
  drawInside,
  drawTurret,
  drawWreck,
  PAGE,
} from '@fieldpost/boards/world-war-awesome';
import type { Seat } from '@fieldpost/rules-world-war-awesome/catalogue';
import { SEATS, type Tank, type War } from '@fieldpost/rules-world-war-awesome/table';
import { useMemo, useRef } from 'react';
import { Layer } from '../../map-kit/layer.tsx';
import styles from './table.module.css';

type Props = {
  readonly war: War;
  readonly seat: Seat;
  readonly tank: Tank;
  readonly lifted: boolean;
  readonly ms: number;
  readonly up: number;
};

/** The way round is never longer than it need be: from 5 to 0 it is one step, not five. */
function useAngle(heading: number): number {
  const angle = useRef(heading * 60);
  const turn = ((((heading * 60 - angle.current) % 360) + 540) % 360) - 180;
  angle.current += turn;
  return angle.current;
}

/** One Superpanzer: what is under its roof while that is lifted, the roof, its doors. It rides and turns as one. */
function TankView({ war, seat, tank, lifted, ms, up }: Props) {
  const angle = useAngle(tank.heading);
  const turned = useAngle(tank.turret);
  const { x, y } = centreOf(tank.anchor);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a hull is drawn of its tank and the options alone
  const drawn = useMemo(
    () => ({
      roof: layerToSvg(drawHull(war, seat, tank, PAGE, up)),
      turret: layerToSvg(drawTurret(tank, seat, PAGE)),
      doors: layerToSvg(drawDoors(war, seat, tank, PAGE, up)),
    }),
    [tank, war.options, seat, up],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: as above
  const inside = useMemo(
    () => (lifted ? layerToSvg(drawInside(war, seat, tank, PAGE, up)) : ''),
    [tank, lifted, war.options, seat, up],
  );
  return (
    <g
      className={styles.tank}
      style={{ transform: `translate(${x}px, ${y}px) rotate(${angle}deg)`, transitionDuration: `${ms}ms` }}
    >
      <Layer drawn={inside} />
      <g className={styles.roof} data-lifted={lifted ? '' : undefined}>
        <Layer drawn={drawn.roof} />
        <g className={styles.turret} style={{ transform: `rotate(${turned}deg)`, transitionDuration: `${ms}ms` }}>
          <Layer drawn={drawn.turret} />
        </g>
      </g>
      <Layer drawn={drawn.doors} />
    </g>
  );
}

type TanksProps = Pick<Props, 'war' | 'ms' | 'up'> & { readonly lifted: Lifted };

/** Both Superpanzers; `up`: degrees that set their letters upright on a turned field. */
export function Tanks({ war, lifted, ms, up }: TanksProps) {
  return SEATS.map((seat) => {
    const tank = war.tanks[seat];
    if (tank === null) return null;
    if (tank.destroyed) return <Layer key={seat} drawn={layerToSvg(drawWreck(war, seat, PAGE))} />;
    return <TankView key={seat} war={war} seat={seat} tank={tank} ms={ms} up={up} lifted={lifted[seat]} />;
  });
}
