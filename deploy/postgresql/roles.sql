-- Run once on a new primary, as its owner: psql --file=roles.sql postgres
-- The passwords come from the environment: SPLITTABLE_PASSWORD and REPLICATOR_PASSWORD.
\set ON_ERROR_STOP on
\set splittable_password `echo "$SPLITTABLE_PASSWORD"`
\set replicator_password `echo "$REPLICATOR_PASSWORD"`
SET synchronous_commit = local; -- there is no standby to wait for yet
CREATE ROLE replicator REPLICATION LOGIN PASSWORD :'replicator_password';
CREATE ROLE splittable LOGIN PASSWORD :'splittable_password';
CREATE DATABASE splittable OWNER splittable;
