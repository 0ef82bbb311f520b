/** LC-012: says of a war that its only player has corrected a result. */
export function OwnCorrection({ war }: { readonly war: { readonly correctedByPlayer: boolean } }) {
  return war.correctedByPlayer ? <span className="stamp">corrected by its only player</span> : null;
}
