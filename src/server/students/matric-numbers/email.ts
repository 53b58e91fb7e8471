import type { EmailText } from '../../platform/mail/emailText.ts';

export const matricEmail = (fullName: string, number: string, publicUrl: string): EmailText => ({
  subject: 'Your matric number',
  greeting: `Dear ${fullName},`,
  parts: [
    'You are cleared, and a student of the college. This is your matric number; it stays yours for life.',
    { facts: [['Matric number', number]] },
    'You can log in with it, or with your registration number as before.',
    { link: `${publicUrl}/login`, label: 'Log in' },
  ],
});
