import Link from 'next/link';
import { aboutOf, taught } from '../../games/index.ts';
import { BoardImage } from '../pictures/board-image.tsx';
import styles from './games.module.css';

type Game = {
  readonly id: string;
  readonly title: string;
  readonly edition: number;
  readonly scenarios: readonly { readonly id: string }[];
};

/** All games, each as a sheet with its picture, a description and a link to its rules. */
export function GameCards({ games, level }: { readonly games: readonly Game[]; readonly level: 2 | 3 }) {
  const Title = `h${level}` as const;
  return (
    <ul className={`plain-list ${styles.games}`}>
      {games.map(({ id, title, edition, scenarios }) => (
        <li key={id} className={`sheet ${styles.game}`}>
          <BoardImage src={`/pictures/scenarios/${id}/${aboutOf(id)?.picturedBy ?? scenarios[0]?.id}`} alt="" />
          <div className="stack">
            <Title>
              <Link href={`/rules/${id}`} prefetch={false}>
                {title}
              </Link>
            </Title>
            <p className="caption">Edition {edition}</p>
            <p>{aboutOf(id)?.words}</p>
            {taught().some((one) => one.id === id) ? (
              <p>
                <Link href={`/lessons/${id}`} prefetch={false}>
                  Play a first turn
                </Link>
              </p>
            ) : null}
          </div>
        </li>
      ))}
    </ul>
  );
}
