/** Leads on after signing in or out: a whole new page, so that nothing remembers who was here before. */
export function enter(path: string): void {
  window.location.assign(path);
}
