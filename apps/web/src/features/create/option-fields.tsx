import type { OptionSpec, RuleSetInfo } from '@fieldpost/client';
import { editorOf } from '../../games/index.ts';
import type { GamePreset, SetUp } from '../../games/manifest.ts';
import { choiceName, isSwitch, type OptionValues } from '../words/options.ts';
import styles from './create.module.css';
import type { Draft } from './draft.ts';
import { LayoutChoice } from './layout-choice.tsx';

type Props = {
  readonly rules: RuleSetInfo;
  readonly game: SetUp;
  readonly open: readonly OptionSpec[];
  readonly draft: Draft;
  readonly change: (part: Partial<Draft>) => void;
};
type FieldProps = {
  readonly spec: OptionSpec;
  readonly game: SetUp;
  readonly values: OptionValues;
  readonly set: (key: string, value: string | number) => void;
};

function SwitchField({ spec, values, set }: FieldProps) {
  return (
    <label className="check">
      <input
        type="checkbox"
        checked={values[spec.key] === 'on'}
        onChange={(event) => set(spec.key, event.target.checked ? 'on' : 'off')}
      />
      <span>{spec.title}</span>
    </label>
  );
}

function SelectField({ spec, game, values, set }: FieldProps) {
  const choices = spec.kind.type === 'choice' ? spec.kind.values : [];
  const id = `option-${spec.key}`;
  return (
    <div className="field">
      <label htmlFor={id}>{spec.title}</label>
      <select
        id={id}
        className="select"
        value={String(values[spec.key])}
        onChange={(event) => set(spec.key, event.target.value)}
      >
        {choices.map((value) => (
          <option key={value} value={value}>
            {game.words[`${spec.key}.${value}`] ?? game.words[value] ?? choiceName(value)}
          </option>
        ))}
      </select>
    </div>
  );
}

function NumberField({ spec, values, set }: FieldProps) {
  if (spec.kind.type !== 'integer') return null;
  const { min, max } = spec.kind;
  const id = `option-${spec.key}`;
  return (
    <div className="field">
      <label htmlFor={id}>{spec.title}</label>
      <input
        id={id}
        className="input"
        type="number"
        min={min}
        max={max}
        required
        value={String(values[spec.key])}
        onChange={(event) => set(spec.key, event.target.valueAsNumber)}
        aria-describedby={`${id}-hint`}
      />
      <span className="hint" id={`${id}-hint`}>
        From {min} to {max}.
      </span>
    </div>
  );
}

function OptionField(props: FieldProps) {
  if (isSwitch(props.spec)) return <SwitchField {...props} />;
  return props.spec.kind.type === 'choice' ? <SelectField {...props} /> : <NumberField {...props} />;
}

const fits = (preset: GamePreset, values: OptionValues): boolean =>
  Object.entries(preset.options).every(([key, value]) => values[key] === value);

function Presets({ game, open, draft, change }: Omit<Props, 'rules'>) {
  const openKeys = new Set(open.map(({ key }) => key));
  const usable = game.presets.filter(({ options }) => Object.keys(options).every((key) => openKeys.has(key)));
  if (usable.length === 0) return null;
  return (
    <fieldset>
      <legend>Turn style</legend>
      <div className={styles.presets}>
        {usable.map((preset) => (
          <label key={preset.id} className={styles.preset}>
            <input
              type="radio"
              name="preset"
              checked={fits(preset, draft.options)}
              onChange={() => change({ options: { ...draft.options, ...preset.options } })}
            />
            <span>
              <strong>{preset.title}</strong>
              <span className="hint">{preset.about}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** The options of a match: ways of play first, each option for itself, the finer ones folded away. */
export function OptionFields({ rules, game, open, draft, change }: Props) {
  const set = (key: string, value: string | number): void => change({ options: { ...draft.options, [key]: value } });
  const field = (spec: OptionSpec) => (
    <OptionField key={spec.key} spec={spec} game={game} values={draft.options} set={set} />
  );
  const layoutKey = game.layouts?.key ?? null;
  const plain = open.filter(({ key }) => key !== layoutKey && !game.finer.includes(key));
  const finer = open.filter(({ key }) => game.finer.includes(key));
  const layout = open.find(({ key }) => key === layoutKey);
  return (
    <section className="sheet stack" aria-labelledby="options">
      <h2 id="options">Options</h2>
      <Presets game={game} open={open} draft={draft} change={change} />
      {layout && game.layouts ? (
        <LayoutChoice
          choices={game.layouts.choices}
          value={String(draft.options[layout.key])}
          set={(value) => set(layout.key, value)}
        />
      ) : null}
      {!layout && game.layouts ? <p className="hint">This scenario has a fixed map.</p> : null}
      {plain.map(field)}
      {finer.length > 0 ? (
        <details className={styles.finer}>
          <summary>Advanced</summary>
          <div className="stack">{finer.map(field)}</div>
        </details>
      ) : null}
      <WaysOut rules={rules} />
    </section>
  );
}

/** To the rules and, where there is one, to the editor of grounds. */
function WaysOut({ rules }: Pick<Props, 'rules'>) {
  const editor = editorOf(rules.id);
  return (
    <p>
      <a href={`/rules/${rules.id}`}>{rules.title} rules</a>
      {editor === null ? null : (
        <>
          , or <a href={`/fields/new?game=${rules.id}`}>draw your own {editor.noun}</a>
        </>
      )}
    </p>
  );
}
