/** Where in the database the job queue lives. */
export const JOB_SCHEMA = 'pgboss';
