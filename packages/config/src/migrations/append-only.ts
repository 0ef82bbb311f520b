/**
 * A ledger of a campaign is appended to alone (LC-154): the database refuses changes of its entries, which go with their campaign only.
 * Said here, for the engine that runs migrations cuts a script at every semicolon, that of a function's body too.
 */
export const APPEND_ONLY = `
  create or replace function refuse_change_of_ledger() returns trigger language plpgsql as $$
  begin
    if tg_op = 'DELETE' and not exists (select 1 from campaigns where id = old.campaign_id) then return old; end if;
    raise exception 'entries of a ledger are not changed';
  end $$;
  create or replace trigger campaign_entries_append_only before update or delete on campaign_entries
    for each row execute function refuse_change_of_ledger()`;
