/** Finds the sessions whose lock makes a process of this database the one that works for all. */
export const LEADER_SESSIONS = `
  select pid from pg_locks join pg_database on pg_database.oid = pg_locks.database
  where locktype = 'advisory' and objid = 1 and granted and datname = current_database()`

/** Ends these sessions, and waits until they have ended. */
export const END_LEADER_SESSIONS = `
  select pg_terminate_backend(pid, 10000) from (${LEADER_SESSIONS}) as sessions`
