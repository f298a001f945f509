/** First of the two numbers of our advisory locks; locks hold within one database. */
const LOCKS = 0x70_69_70_69
/** Held by the process that does the work of all, as long as its connection lasts. */
const LEADER_LOCK = `${LOCKS}, 1`
/** Held by whoever writes, until the commit. */
const WRITE_LOCK = `${LOCKS}, 2`
/** Held while functions and tables are made. */
const MIGRATION_LOCK = `${LOCKS}, 3`

/** Notices that the other end is gone, also in the middle of a statement (from version 14 on). */
const NOTICE_LOSS = `
  select set_config(name, value, false) from pg_settings join (values
    ('client_connection_check_interval', '2s'),
    ('tcp_keepalives_idle', '10'), ('tcp_keepalives_interval', '5'), ('tcp_keepalives_count', '3')
  ) as wanted(name, value) using (name);`

/**
 * Settings of the connection that writes. Whoever is frozen in a transaction loses it, so that the others
 * wait for seconds only. A commit is on the disk when it returns.
 */
export const FOR_WRITER = `
  set lock_timeout = '7s';
  set idle_in_transaction_session_timeout = '2s';
  set statement_timeout = '60s';
  select set_config('synchronous_commit', 'on', false)
    where current_setting('synchronous_commit') in ('off', 'local');
  ${NOTICE_LOSS}`

/** Settings of connections that read: a transaction sees what was committed when it began. */
export const FOR_READERS = `
  set session characteristics as transaction isolation level repeatable read, read only;
  set statement_timeout = '10s';
  set idle_in_transaction_session_timeout = '5min';
  ${NOTICE_LOSS}`

/**
 * Settings of the connection whose lock makes a process the leader: it asks something every four seconds,
 * and whoever is frozen loses it (from version 14 on).
 */
export const FOR_LEADERS = `
  select set_config(name, '15s', false) from pg_settings where name = 'idle_session_timeout';
  ${NOTICE_LOSS}`

/** Asks for the leader's lock, and answers whether it was given. */
export const TRY_TO_LEAD = `select pg_try_advisory_lock(${LEADER_LOCK}) as leads`

/**
 * Settings of the connection that makes tables: one process at a time, for as long as it takes. It waits for a
 * table for less than writers wait for it. Whoever is frozen between two statements loses it (outside of a
 * transaction from version 14 on), since no process writes meanwhile.
 */
export const FOR_MIGRATIONS = `
  set statement_timeout = 0;
  set lock_timeout = 0;
  set idle_in_transaction_session_timeout = '1min';
  select set_config(name, '1min', false) from pg_settings where name = 'idle_session_timeout';
  ${NOTICE_LOSS}
  select pg_advisory_lock(${MIGRATION_LOCK});
  set lock_timeout = '4s';`

/** Waits until no process writes, and keeps all from it until they are unlocked. */
export const LOCK_WRITERS = `select pg_advisory_lock(${WRITE_LOCK})`
export const UNLOCK_WRITERS = `select pg_advisory_unlock(${WRITE_LOCK})`
/** Waits until no process writes, and keeps all from it until the end of the transaction. */
export const LOCK_WRITERS_UNTIL_COMMIT = `select pg_advisory_xact_lock(${WRITE_LOCK})`

/**
 * Begins a transaction in which no other process writes: what one has read stays true until its commit, and
 * the order of the log is that of the commits. Its first statement that reads data comes after the lock.
 */
export const BEGIN_WRITING = `
  begin isolation level read committed read write;
  ${LOCK_WRITERS_UNTIL_COMMIT}`
