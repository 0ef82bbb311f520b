/** The framework calls it when a navigation starts. The current page shows that the next one is loading (base.css). */
export function onRouterTransitionStart(url: string): void {
  const { pathname, search } = new URL(url, window.location.href);
  if (pathname + search !== window.location.pathname + window.location.search)
    document.documentElement.dataset.going = '';
}
