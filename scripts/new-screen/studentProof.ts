import type { ActNames } from './names.ts';

export const studentStories = ({
  type,
  many,
  heading,
  act,
}: ActNames) => `import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { collegeSays, inTheHouse } from '../../../../../.storybook/shell/insideShell.tsx';
import { ${type}Page } from './${type}Page.tsx';

const LIST = 'GET /${type}/own-${many.replaceAll(' ', '-')}';
const ROW = { id: '1', name: '${heading} one', state: 'open', revision: 1 };

const meta = {
  component: ${type}Page,
  beforeEach: collegeSays({ [LIST]: [ROW], 'POST /${type}/${act.replaceAll(' ', '-')}': { ...ROW, state: 'done', revision: 2 } }, ['student']),
  parameters: { isPage: true },
  decorators: [inTheHouse],
} satisfies Meta<typeof ${type}Page>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Own: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /${heading} one$/ }));
    await expect(await canvas.findByText('Success!')).toBeVisible();
  },
};

export const None: Story = {
  beforeEach: collegeSays({ [LIST]: [] }, ['student']),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You have no ${many} yet.')).toBeVisible();
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
`;

export const studentTest = ({
  type,
  table,
  many,
  act,
  wing,
  folder,
}: ActNames) => `import { beforeAll, expect, test } from 'vitest';
import type { ${type} } from '#contract/${wing}/${folder}.ts';
import { enrolled, type Enrolled } from '../../support/enrolled.ts';
import { onBothDatabases } from '../../support/databases.ts';
import { freshServer, type TestServer } from '../../support/server.ts';

onBothDatabases("a student's ${many}", (databases) => {
  let server: TestServer;
  let [ada, obi] = [{} as Enrolled, {} as Enrolled];
  let id = '';
  beforeAll(async () => {
    server = await freshServer(databases);
    [ada, obi] = [await enrolled(server, 'owner'), await enrolled(server, 'neighbour')];
    const { rows } = await server.platform.database.query({
      name: '', text: "insert into ${table} (student_id, name) values ($1, 'First') returning id", values: [ada.studentId],
    });
    id = String(rows[0]!['id']);
  });
  const own = async ({ token }: Enrolled) => (await server.call('GET', '/api/${type}/own-${many.replaceAll(' ', '-')}', { token })).data as ${type}[];
  const move = async ({ token }: Enrolled, revision: number) =>
    (await server.call('POST', '/api/${type}/${act.replaceAll(' ', '-')}', { token, body: { id, revision } })).status;

  test('are theirs alone', async () => {
    expect(await own(ada)).toEqual([{ id, name: 'First', state: 'open', revision: 1 }]);
    expect(await own(obi)).toEqual([]);
    expect(await move(obi, 1)).toBe(404);
    expect((await server.call('GET', '/api/${type}/own-${many.replaceAll(' ', '-')}')).status).toBe(401);
  });

  test('are moved on once, from what was seen', async () => {
    expect(await move(ada, 7)).toBe(409);
    expect(await move(ada, 1)).toBe(200);
    expect(await own(ada)).toEqual([{ id, name: 'First', state: 'done', revision: 2 }]);
    expect(await move(ada, 2)).toBe(409);
  });
});
`;
