-- However a role changes, whoever holds a stream of that person open hears of it (server/platform/events.ts).
CREATE FUNCTION "role_changed"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	new.role_since := now();
	PERFORM pg_notify('postwright_events', 'account:' || new.id);
	RETURN new;
END
$$;--> statement-breakpoint
CREATE TRIGGER "profiles_role_changed" BEFORE UPDATE ON "profiles" FOR EACH ROW
	WHEN (old.role IS DISTINCT FROM new.role) EXECUTE FUNCTION "role_changed"();
