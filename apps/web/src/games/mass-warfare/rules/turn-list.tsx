import { STEP_NAMES, STEP_WORDS } from '@fieldpost/rules-mass-warfare/catalogue';

const isChosen = (step: number): boolean => Object.hasOwn(STEP_WORDS, step) && ![4, 6].includes(step);

/** THE-RULES "The twenty steps": the twenty steps, always in this order. */
export function TurnList() {
  return (
    <section className="sheet stack" aria-labelledby="turn">
      <h2 id="turn">A turn</h2>
      <p>
        20 steps, always in this order. Players act in the order of their initiative dice, rolled once per turn. Bold
        steps need your choice; the others run automatically. <a href="#MW-040">MW-040</a> <a href="#MW-171">MW-171</a>
      </p>
      <ol>
        {STEP_NAMES.map((name, index) => (
          <li key={name}>{isChosen(index + 1) ? <strong>{name}</strong> : name}</li>
        ))}
      </ol>
    </section>
  );
}
