import type { MatchInList } from '@fieldpost/client';
import Link from 'next/link';
import { type Filters, isFiltered } from './filters.ts';

type Props = {
  readonly filters: Filters;
  /** Matches that fit but for their record and the seats that they hold. */
  readonly barred: readonly MatchInList[];
};

type Words = { readonly stamp: string; readonly title: string; readonly text: string };

const own = ({ joinBlocker }: MatchInList): boolean => joinBlocker?.code === 'ALREADY_SEATED';
const counted = (count: number): string => (count === 1 ? '1 match is open' : `${count} matches are open`);

/** The text for a lobby in which matches wait, but none that the reader may join. */
function barredWords(barred: readonly MatchInList[]): Words {
  const stamp = 'Nothing for you right now';
  if (barred.every(own)) {
    const text = `${counted(barred.length)}, and you are already in ${barred.length === 1 ? 'it' : 'each of them'}.`;
    return { stamp, title: 'Only your own matches are open', text: `${text} Open another, or come back later.` };
  }
  const text =
    barred.length === 1
      ? '1 match is open, but not for you. It has requirements that you do not meet.'
      : `${barred.length} matches are open, but none for you. Each has requirements that you do not meet, or is your own.`;
  return {
    stamp,
    title: 'You cannot join any open match',
    text: `${text} Show all of them to see their requirements.`,
  };
}

function wordsFor({ filters, barred }: Props): Words {
  if (barred.length > 0) return barredWords(barred);
  if (isFiltered({ ...filters, joinable: false }))
    return {
      stamp: 'No match of this kind',
      title: 'No open match fits',
      text: 'Change the filters, or create the match you want. The next visitor will find it here.',
    };
  return {
    stamp: 'All seats taken',
    title: 'No open matches',
    text: 'Create a match and choose a side. We send you a letter when someone joins.',
  };
}

/** The lobby without a match to show: why, and what to do about it. */
export function NothingOpen(props: Props) {
  const { stamp, title, text } = wordsFor(props);
  return (
    <div className="empty">
      <span className="stamp stamp-soft">{stamp}</span>
      <h2>{title}</h2>
      <p>{text}</p>
      <p className="row">
        <Link className="button button-main" href="/matches/new">
          Create a match
        </Link>
        {isFiltered(props.filters) ? (
          <Link className="button" href="/lobby">
            Show all
          </Link>
        ) : null}
      </p>
    </div>
  );
}
