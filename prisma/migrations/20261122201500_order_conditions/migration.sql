-- Members of documents and codes under the words that others know. Text of people cannot be hit: within it, quotes are escaped.
UPDATE "match_seats" SET "conditional_orders" =
  replace(replace("conditional_orders"::text, '"signs":', '"conditions":'), '"sign":', '"condition":')::jsonb
WHERE "conditional_orders" IS NOT NULL;
UPDATE "match_seats" SET "conditional_orders" = replace("conditional_orders"::text, '"STOP_SIGN"', '"STOP_CONDITION"')::jsonb
WHERE "conditional_orders"::text LIKE '%"STOP_SIGN"%';
UPDATE "notifications" SET "why" = 'awaited' WHERE "why" = 'hand-over';
UPDATE "notifications" SET "decided" = replace("decided"::text, '"match-wish"', '"match-preference"')::jsonb
WHERE "decided"::text LIKE '%"match-wish"%';
