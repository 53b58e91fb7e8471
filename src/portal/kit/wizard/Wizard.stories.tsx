import type { Meta, StoryObj } from '@storybook/react-vite';
import { QueryClient, QueryClientProvider, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { expect, fn } from 'storybook/test';
import { inTheHouse } from '../../../../.storybook/shell/insideShell.tsx';
import { ApiError } from '../../api/apiError.ts';
import { BED, BED_FORMS } from './bed.fixture.ts';
import type { WizardProps } from './useWizard.ts';
import { Wizard } from './Wizard.tsx';
import type { Held } from './wizardMachine.ts';

const NOW = '2026-11-21T12:00:00.000Z';
const HELD: Held = { what: 'Bed 3 of Room 12', now: NOW, until: '2026-11-21T12:10:00.000Z' };
const KIN = { name: 'Okafor Ngozi' };
const ANSWERED = { hostel: { hostel: 'Amina Hall' }, room: { room: 'Room 12' }, kin: KIN };

function Booking(props: Omit<WizardProps, 'chart'>) {
  const queries = useQueryClient();
  useState(() => Object.entries(BED_FORMS).forEach(([name, section]) => queries.setQueryData(['form', name], section)));
  const navigate = useNavigate();
  return (
    <>
      <Wizard chart={BED} {...props}>
        <p className="notice notice--success">Bed 3 of Room 12 is yours.</p>
      </Wizard>
      <button type="button" className="unseen" onClick={() => void navigate(-1)}>
        Back
      </button>
      <output className="unseen" aria-label="Address">
        {useLocation().search}
      </output>
    </>
  );
}

const meta = {
  component: Booking,
  args: {
    opening: { answers: {}, held: undefined },
    save: fn(async (step: string) => (step === 'room' ? HELD : undefined)),
    confirm: fn(async () => undefined),
  },
  parameters: { bare: true },
  decorators: [inTheHouse],
} satisfies Meta<typeof Booking>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Booked: Story = {
  play: async ({ canvas, args, userEvent }) => {
    const go = () => userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await userEvent.click(await canvas.findByRole('radio', { name: 'Amina Hall' }));
    await go();
    await userEvent.click(await canvas.findByRole('radio', { name: 'Room 12' }));
    await go();
    await expect(await canvas.findByText(/is held for you for/)).toHaveTextContent(
      /^Bed 3 of Room 12 is held for you for (10:00|9:5\d)/,
    );
    await userEvent.type(await canvas.findByRole('textbox', { name: /Name of next of kin/ }), 'Okafor Ngozi');
    await go();
    await expect(await canvas.findByRole('region', { name: 'Room' })).toHaveTextContent('Room 12');
    await userEvent.click(canvas.getByRole('button', { name: 'Book this bed' }));
    await expect(await canvas.findByText('Bed 3 of Room 12 is yours.')).toBeVisible();
    await expect(args.save).toHaveBeenCalledTimes(3);
    await expect(args.confirm).toHaveBeenCalledWith(ANSWERED);
  },
};

/** The step stands in the address, so Back leads to the step before, with its answer. */
export const BackAndForth: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Moremi Hall' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await canvas.findByRole('radio', { name: 'Room 12' });
    await expect(canvas.getByLabelText('Address')).toHaveTextContent('?step=room');
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await expect(await canvas.findByRole('radio', { name: 'Moremi Hall' })).toBeChecked();
    await expect(canvas.getByLabelText('Address')).toHaveTextContent('?step=hostel');
  },
};

/** A link to the review opens the first step that is not answered. */
export const Resumed: Story = {
  args: { opening: { answers: { hostel: ANSWERED.hostel, room: ANSWERED.room }, held: HELD } },
  parameters: { address: '/?step=review' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Next of kin' })).toBeVisible();
    await expect(canvas.getByLabelText('Address')).toHaveTextContent('?step=kin');
  },
};

export const Mistaken: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await canvas.findByRole('radio', { name: 'Amina Hall' });
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(canvas.getAllByText('please choose a hostel').length).toBeGreaterThan(0);
    await expect(args.save).not.toHaveBeenCalled();
  },
};

/** The room was given to others meanwhile: the answer before it is still there. */
export const Lapsed: Story = {
  args: { opening: { answers: ANSWERED, held: { ...HELD, until: '2026-11-21T12:00:00.400Z' } } },
  parameters: { address: '/?step=review' },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Bed 3 of Room 12 is no longer held for you')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Choose again' }));
    await expect(await canvas.findByRole('radio', { name: 'Room 12' })).not.toBeChecked();
    await expect(canvas.getByRole('button', { name: 'Hostel' })).toBeVisible();
  },
};

export const Review: Story = {
  args: { opening: { answers: ANSWERED, held: HELD } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Change Hostel' }));
    await expect(await canvas.findByRole('radio', { name: 'Amina Hall' })).toBeChecked();
  },
};

/** What was confirmed may be gone: the answers stay. */
export const Refused: Story = {
  args: {
    opening: { answers: ANSWERED, held: HELD },
    confirm: fn(async () => {
      throw new ApiError(409, 'Bed 3 of Room 12 was given to another');
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Book this bed' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Bed 3 of Room 12 was given to another');
    await expect(canvas.getByRole('region', { name: 'Next of kin' })).toHaveTextContent('Okafor Ngozi');
  },
};

export const WithoutALine: Story = {
  args: {
    opening: { answers: { hostel: ANSWERED.hostel, room: ANSWERED.room }, held: HELD },
    save: fn(async (_step: string): Promise<Held | undefined> => {
      throw new ApiError(0, 'Network Error');
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /Name of next of kin/ }), 'Okafor Ngozi');
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(await canvas.findByText(/What you typed is still here/)).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: /Name of next of kin/ })).toHaveValue('Okafor Ngozi');
  },
};

export const Loading: Story = {
  render: (args) => (
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { enabled: false } } })}>
      <Wizard chart={BED} {...args}>
        {null}
      </Wizard>
    </QueryClientProvider>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status', { name: /^Loading/ })).toBeVisible();
  },
};

export const OnAPhone: Story = {
  args: { opening: { answers: ANSWERED, held: HELD } },
  parameters: { address: '/?step=kin' },
  globals: { viewport: { value: 'phone' } },
};
