import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ReceiptSheet } from './ReceiptSheet.tsx';

const meta: Meta<typeof ReceiptSheet> = {
  title: 'Applicant/Receipt',
  component: ReceiptSheet,
  args: {
    receipt: {
      kind: 'school',
      title: 'School fees 2026/2027 Receipt',
      rrr: '246005180808',
      invoiceNumber: 'INV2600000459',
      fullName: 'Okonkwo Adaeze Grace',
      matricNumber: 'CSC/2024/0002',
      department: 'Computer Science',
      schoolName: 'Matricula College',
      session: '2026/2027',
      recieptItems: [
        { description: 'Tuition', amount: 24_000, paymentType: 'Second Installment' },
        { description: 'Library', amount: 15_400, paymentType: 'Second Installment' },
      ],
      total: 39_400,
      totalInWords: 'Thirty Nine Thousand Four Hundred Naira Only',
      date: '2026-11-26T09:00:00.000Z',
      verification: { url: 'https://college.example/verify_receipt/a772772e', qrPath: 'M0 0h1v1h-1z', qrSize: 1 },
    },
  },
};
export default meta;

/** The figure and the words say the same. */
export const OfSeveralFees: StoryObj<typeof ReceiptSheet> = {
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('row', { name: /Library Second Installment ₦15,400.00/ })).toBeVisible();
    await expect(canvas.getByRole('row', { name: 'Total ₦39,400.00' })).toBeVisible();
  },
};
