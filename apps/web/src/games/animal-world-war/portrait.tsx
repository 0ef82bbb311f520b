import './palette.css';

/** The face of an animal, in the inks of the tabletop. `name`: its kind, as the pictures call it. */
export const Portrait = ({ name }: { readonly name: string }) => (
  <use href={`/pictures/animal-world-war#animal.${name}`} />
);
