module.exports = ({ env }) => ({
  host: '127.0.0.1',
  port: env.int('PORT'),
  app: { keys: env.array('APP_KEYS') },
  dirs: { public: env('PUBLIC_DIR') },
  logger: { config: { silent: true }, startup: { enabled: false }, updates: { enabled: false } },
});
