-- Channels came from notifications, which anyone may post: none of them can be relied on. What tells where a payment was
-- made, and can be believed, is the provider's settlement; until it is read, a payment's channel is not told.
update remita_order set channel = null where channel is not null;
