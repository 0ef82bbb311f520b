import type pg from 'pg';
import { addTriggers, hasTrigger } from './triggers.ts';

const WAITS = (row: string): string => `${row}.state in ('queued', 'sending')`;
const FAILED = (row: string): string => `${row}.state = 'failed'`;

const FUNCTION = `
  create or replace function keep_unsent_notifications() returns trigger language plpgsql as $$
  begin
    if tg_op <> 'DELETE' and (${WAITS('new')} or ${FAILED('new')}) then
      insert into unsent_notifications (id, failed, at)
        values (new.id, ${FAILED('new')}, case when ${FAILED('new')} then new.created_at else coalesce(new.due_at, new.created_at) end)
        on conflict (id) do update set failed = excluded.failed, at = excluded.at;
    else
      delete from unsent_notifications where id = old.id;
    end if;
    return null;
  end $$`;

/** A worker that claims a row does not change the list, so most updates skip the trigger. */
const CHANGED = `(${WAITS('old')}) is distinct from (${WAITS('new')}) or (${FAILED('old')}) is distinct from (${FAILED('new')})
  or ((${WAITS('new')}) and old.due_at is distinct from new.due_at)`;

const TRIGGERS = `
  create trigger unsent_added after insert on notifications for each row
    when (${WAITS('new')} or ${FAILED('new')}) execute function keep_unsent_notifications();
  create trigger unsent_changed after update of state, due_at on notifications for each row
    when (${CHANGED}) execute function keep_unsent_notifications();
  create trigger unsent_gone after delete on notifications for each row
    when (${WAITS('old')} or ${FAILED('old')}) execute function keep_unsent_notifications()`;

/** Fills the list with rows older than the triggers. Each row is locked while it is copied, so that nobody sends it in between. */
const FILLED = `insert into unsent_notifications (id, failed, at)
  select n.id, ${FAILED('n')}, case when ${FAILED('n')} then n.created_at else coalesce(n.due_at, n.created_at) end
  from notifications n where ${WAITS('n')} or ${FAILED('n')} for share
  on conflict (id) do nothing`;

/**
 * Triggers keep the list of unsent notifications, `unsent_notifications`. So it is right whichever version of Fieldpost writes a
 * notification.
 */
export async function keepUnsentNotifications(client: pg.Client): Promise<void> {
  await client.query(FUNCTION);
  if (await hasTrigger(client, 'notifications', 'unsent_gone')) return;
  await addTriggers(client, TRIGGERS);
  await client.query(FILLED);
}
