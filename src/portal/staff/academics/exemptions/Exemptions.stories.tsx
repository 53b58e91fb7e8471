import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import type { Exemption, ExemptionsOfStudent } from '#contract/academics/exemptions.ts';
import { collegeSays, inTheHouse } from '../../../../../.storybook/shell/insideShell.tsx';
import { StudentExemptionsPage } from './StudentExemptionsPage.tsx';

const MTH101: Exemption = {
  id: '0190f5c2-0000-7000-8000-000000000410',
  fullName: 'Okafor Ada Ngozi',
  number: 'UG/26/0041',
  code: 'MTH 101',
  title: 'Elementary Mathematics I',
  unit: 3,
  basis: 'Direct entry',
  origin: 'Federal Polytechnic, Bida',
  paper: 'ND transcript 2025/114 of 14/06/2026',
  askedAt: '2026-11-20T09:42:00.000Z',
  askedBy: 'Danjuma Halima',
  state: 'asked',
  may: ['grant', 'refuse'],
  digest: 'seen',
  decidedBy: null,
  decidedAt: null,
  reason: null,
};
const GST111: Exemption = {
  ...MTH101,
  id: '0190f5c2-0000-7000-8000-000000000411',
  code: 'GST 111',
  title: 'Communication in English',
  unit: 2,
};
const FOUND: ExemptionsOfStudent = {
  studentId: '0190f5c2-0000-7000-8000-000000000412',
  fullName: 'Okafor Ada Ngozi',
  number: 'UG/26/0041',
  department: 'Computer Science',
  programme: 'B.Sc. Computer Science',
  levelId: 200,
  mayAsk: false,
  exemptions: [MTH101, GST111],
};

const says = (found: ExemptionsOfStudent, claim: 'senate' | 'publish-results') =>
  collegeSays({ 'GET /Exemptions/student': found }, ['results', claim]);

const meta = {
  component: StudentExemptionsPage,
  beforeEach: says(FOUND, 'senate'),
  decorators: [inTheHouse],
  parameters: { isPage: true, address: '/results/exemptions/student?number=UG%2F26%2F0041' },
} satisfies Meta<typeof StudentExemptionsPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Senate sees the paper of each, and grants all of a student at once. */
export const WithSenate: Story = {
  play: async ({ canvas }) => {
    const part = within(await canvas.findByRole('region', { name: 'MTH 101, To be granted' }));
    await expect(part.getByText('ND transcript 2025/114 of 14/06/2026')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Grant all 2: Okafor Ada Ngozi' })).toBeVisible();
  },
};

export const WithTheRegistry: Story = {
  beforeEach: says(
    {
      ...FOUND,
      mayAsk: true,
      exemptions: [
        {
          ...MTH101,
          state: 'granted',
          may: ['withdraw'],
          decidedBy: 'Bassey Etim',
          decidedAt: '2026-11-21T10:00:00.000Z',
        },
      ],
    },
    'publish-results',
  ),
  play: async ({ canvas, userEvent }) => {
    const part = within(await canvas.findByRole('region', { name: 'MTH 101, Granted' }));
    await expect(part.getByText(/Bassey Etim/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Exempt from courses: Okafor Ada Ngozi' }));
    await waitFor(() => expect(screen.getByLabelText(/Courses of this college/)).toBeVisible());
  },
};
