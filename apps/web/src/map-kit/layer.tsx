import { memo } from 'react';

/** A drawing as it was written, for inside an `<svg>`: painted again only when it is another. */
export const Layer = memo(function Layer({ drawn }: { readonly drawn: string }) {
  return <g dangerouslySetInnerHTML={{ __html: drawn }} />;
});
