import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { collegeSays, inTheHouse } from '../../../../.storybook/shell/insideShell.tsx';
import type { ProgrammeSummary } from '#catalogue/programme.ts';
import { PortalDataContext } from '../../core/portalData.ts';
import { RefereeFormPage } from './RefereeFormPage.tsx';

const PROGRAMME: ProgrammeSummary = {
  id: 'postgraduate',
  applicationTypeId: 12,
  name: 'Postgraduate',
  summary: 'Diplomas and degrees.',
  card: null,
  routes: { login: '/pg_login', preview: '/pg_application_details', refereeForm: '/pg_referee_form' },
  invoice: {
    label: 'Postgraduate',
    description: 'Postgraduate Application',
    amount: 10000,
    generatePage: '/pg_students_invoice',
    invoicePage: '/other_students_invoice',
  },
  opens: '2026-09-01',
  closes: '2027-08-31',
  version: 'a',
  hasForm: true,
};

const FAMILY = '/PGApplication';
const DECLARATION = {
  ...PROGRAMME,
  chart: {},
  endpoints: {
    sections: {
      referees: {
        method: 'POST',
        path: `${FAMILY}/add-or-update-referees`,
        followUp: { name: 'ask-referees', form: 'reference' },
      },
    },
  },
};

/** @param message of a pass code that was good once */
function over(message: string, renewed: unknown = null) {
  return () => {
    const end = collegeSays({
      [`POST ${FAMILY}/open-referee-form`]: Response.json(
        { success: false, title: 'Invalid Action!', message },
        { status: 410 },
      ),
      [`POST ${FAMILY}/renew-referee-pass-code`]: renewed,
    })();
    const outside = window.fetch;
    window.fetch = async (input, options) =>
      new Request(input, options).url.endsWith('/programmes/postgraduate/a/programme.json')
        ? Response.json(DECLARATION)
        : outside(input, options);
    return end;
  };
}

const meta = {
  component: RefereeFormPage,
  parameters: {
    isPage: true,
    address: '/pg_referee_form#refereeEmail=musa%40uni.example&passCode=K7QM-4XPT-9RWH',
  },
  decorators: [
    (Story) => (
      <PortalDataContext
        value={{
          school: { name: 'Matricula College', shortName: 'stories', phone: '', email: '' },
          sandbox: true,
          today: '2026-11-28',
          programmes: [PROGRAMME],
        }}
      >
        <Story />
      </PortalDataContext>
    ),
    inTheHouse,
  ],
} satisfies Meta<typeof RefereeFormPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One press has another mailed, without an account. */
export const Ended: Story = {
  beforeEach: over('This pass code ended on 27/01/2027 09:00. We can send you another'),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Open the form' }));
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent('This pass code ended on 27/01/2027 09:00.');
    const emphasised = [...canvasElement.querySelectorAll('.bp6-intent-primary')].map(({ textContent }) => textContent);
    await expect(emphasised).toEqual(['Send a new pass code']);
    const above = alert.closest('.notice, .sheet')!.getBoundingClientRect();
    const form = canvasElement.querySelector('form')!.getBoundingClientRect();
    await expect(form.top - above.bottom).toBeGreaterThanOrEqual(16);
    await userEvent.click(canvas.getByRole('button', { name: 'Send a new pass code' }));
    await expect(await canvas.findByText('A new pass code is on its way to musa@uni.example.')).toBeVisible();
  },
};

export const WrittenToJustNow: Story = {
  beforeEach: over(
    'A newer email was sent to you on 28/11/2026 10:42. Please open its link: this one does not work any more',
    Response.json(
      {
        success: false,
        title: 'Invalid Action!',
        message: 'You were written to a short while ago. Please wait 42 minutes and try again',
      },
      { status: 429 },
    ),
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Open the form' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Send a new pass code' }));
    await expect(await canvas.findByText(/Please wait 42 minutes/)).toBeVisible();
  },
};
