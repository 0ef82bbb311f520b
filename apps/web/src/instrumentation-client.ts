/** The framework calls it when a way to another page of the house is taken: until that page is there, this one says so (base.css). */
export function onRouterTransitionStart(url: string): void {
  const { pathname, search } = new URL(url, window.location.href);
  if (pathname + search !== window.location.pathname + window.location.search)
    document.documentElement.dataset.going = '';
}
