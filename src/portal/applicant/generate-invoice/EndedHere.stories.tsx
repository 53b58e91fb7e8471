import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { inTheHouse } from '../../../../.storybook/shell/insideShell.tsx';
import type { ProgrammeSummary } from '#catalogue/programme.ts';
import { PortalDataContext } from '../../core/portalData.ts';
import { EndedHere } from './EndedHere.tsx';

const programme = (id: string, name: string, change: Partial<ProgrammeSummary> = {}): ProgrammeSummary => ({
  id,
  applicationTypeId: 1,
  name,
  summary: 'One year that prepares you.',
  card: { mode: id },
  routes: { login: `/${id}_login`, preview: `/${id}_preview` },
  invoice: {
    label: name,
    description: name,
    amount: 10000,
    generatePage: `/generate_${id}_invoice`,
    invoicePage: `/${id}_invoice`,
  },
  opens: '2026-09-01',
  closes: '2027-08-31',
  version: 'a',
  hasForm: true,
  ...change,
});

const PROGRAMMES = [
  programme('pre_degree', 'Pre-Degree'),
  programme('jupeb', 'JUPEB', { opens: '2027-01-01', summary: 'One year, three subjects, then 200 level.' }),
];

/** What somebody reads who cannot apply, before anything was paid. */
const meta = {
  component: EndedHere,
  args: {
    programme: programme('nursing', 'School of Nursing'),
    ending: {
      when: {},
      text: 'You need five credits. A foundation year prepares you for what is missing.',
      instead: ['pre_degree', 'jupeb', 'one that is gone'],
    },
    onChange: fn(),
  },
  decorators: [
    (Story) => (
      <PortalDataContext
        value={{
          school: { name: 'Matricula College', shortName: 'stories', phone: '', email: '' },
          sandbox: true,
          today: '2026-11-21',
          programmes: PROGRAMMES,
        }}
      >
        <Story />
      </PortalDataContext>
    ),
    inTheHouse,
  ],
} satisfies Meta<typeof EndedHere>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithWaysOn: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveFocus();
    const [open, later] = canvas.getAllByRole('link');
    await expect(open).toHaveAttribute('href', '/generate_pre_degree_invoice');
    await expect(later, 'it has not opened yet').toHaveAttribute('href', '/programmes/jupeb');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Change my answers' }));
    await expect(args.onChange).toHaveBeenCalledOnce();
  },
};
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const WithoutAWayOn: Story = {
  args: { ending: { when: {}, text: 'Please come back when your result is out.' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};
