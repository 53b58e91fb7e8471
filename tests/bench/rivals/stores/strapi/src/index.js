const TOKEN = { name: 'bench', description: '', kind: 'content-api', type: 'full-access', lifespan: null };

/** At the first start makes the token that the bench sends, and tells it: it is kept as a hash. */
module.exports = {
  async bootstrap({ strapi }) {
    const tokens = strapi.service('admin::api-token');
    if (await tokens.exists({ name: TOKEN.name })) return;
    const { accessKey } = await tokens.create(TOKEN);
    process.stdout.write(`token ${accessKey}\n`);
  },
};
