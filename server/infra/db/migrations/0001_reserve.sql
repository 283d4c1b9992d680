-- Reserves a generation in one round trip (server/core/billing/ledger.ts). Returns `reserved`, `limit` when the month's usage has reached the
-- limit, or `refused` when the user has too many running generations or the idempotency key is in use.
--
-- With `serialized`, the reservations of a user wait for each other: each statement of the function sees what was committed before it,
-- so that each reservation counts those before it. It commits without waiting for the disk: if a crash of the database loses a
-- reservation, its settlement fails and nothing is charged.
CREATE OR REPLACE FUNCTION "reserve_generation"(
	new_id uuid, owner_id uuid, new_kind text, new_feature text, new_request jsonb, new_key text, new_prompt_version int, new_schema_version int,
	address text, month timestamptz, usage_limit int, max_running int, lease interval, margin interval, serialized boolean
) RETURNS text LANGUAGE plpgsql AS $$
DECLARE
	used bigint := 0;
BEGIN
	IF serialized THEN
		PERFORM pg_advisory_xact_lock(hashtextextended(owner_id::text, 0)), set_config('synchronous_commit', 'off', true);
	END IF;
	IF usage_limit IS NOT NULL THEN
		-- The month's usage up to the limit, running reservations, and the usage of deleted accounts with the same email address.
		used := (SELECT count(*) FROM (SELECT 1 FROM api_usage
				WHERE user_id = owner_id AND feature = new_feature AND created_at >= month LIMIT usage_limit) counted)
			+ (SELECT count(*) FROM generations
				WHERE user_id = owner_id AND feature = new_feature AND state = 'running' AND expires_at > now() - margin AND created_at >= month)
			+ coalesce((SELECT spent.used FROM spent_quotas spent
				WHERE spent.address_hash = address AND spent.feature = new_feature AND spent.expires_at > month), 0);
		IF used >= usage_limit THEN
			RETURN 'limit';
		END IF;
	END IF;
	IF (SELECT count(*) FROM generations WHERE user_id = owner_id AND state = 'running' AND expires_at > now() - margin) >= max_running THEN
		RETURN 'refused';
	END IF;
	-- An expired row with the same key and request is of a crashed run, and is reused. The server's clock decides the month: when the
	-- database's clock is behind, the time must not fall into the month before.
	INSERT INTO generations (id, user_id, kind, feature, request, idempotency_key, created_at, expires_at, prompt_version, schema_version)
	VALUES (new_id, owner_id, new_kind, new_feature, new_request, new_key, greatest(now(), month), now() + lease, new_prompt_version, new_schema_version)
	ON CONFLICT (user_id, idempotency_key) DO UPDATE SET
		id = excluded.id, created_at = excluded.created_at, expires_at = excluded.expires_at,
		prompt_version = excluded.prompt_version, schema_version = excluded.schema_version
	WHERE generations.state = 'running' AND generations.expires_at <= now() - margin
		AND generations.kind = excluded.kind AND generations.request = excluded.request;
	RETURN CASE WHEN FOUND THEN 'reserved' ELSE 'refused' END;
END
$$;
