import type { Meta, StoryObj } from '@storybook/react-vite';
import { create } from 'qrcode';
import { expect } from 'storybook/test';
import { SlipView } from './SlipView.tsx';

const url = 'https://portal.example.edu.ng/verify_slip?code=Q7XK-M2PD-94TB';
const { modules } = create(url, { errorCorrectionLevel: 'M' });
const qrPath = Array.from({ length: modules.size ** 2 }, (_, at) =>
  modules.data[at] ? `M${at % modules.size} ${Math.floor(at / modules.size)}h1v1h-1z` : '',
).join('');

const subjects = [
  'English Language',
  'Mathematics',
  'Biology',
  'Chemistry',
  'Physics',
  'Civic Education',
  'Agricultural Science',
  'Geography',
  'Economics',
].map((subject, index) => ({ subject, grade: ['B3', 'A1', 'B2', 'C4', 'B3', 'A1', 'C5', 'C6', 'B2'][index]! }));

const sitting = (title: string, type: string, year: string, count: number) => ({
  title,
  rows: [
    { label: 'Exam Type', value: type },
    { label: 'Exam Number', value: '4250101001' },
    { label: 'Exam Year', value: year },
    { label: 'Exam Center', value: 'Government College, Umuahia' },
  ],
  subjects: subjects.slice(0, count),
});

const rows = (values: Record<string, string>) => Object.entries(values).map(([label, value]) => ({ label, value }));

const personal = {
  'Application No': 'JUP/2026/000042',
  'Full Name': 'Okafor Adaeze Ngozi',
  'Maiden Name': '-',
  Sex: 'Female',
  'Date of birth': '14/03/2007',
  Country: 'Nigeria',
  'State of origin': 'Abia',
  'LGA of origin': 'Umuahia North',
  'Email address': 'adaeze.okafor@example.com',
  'Mobile phone': '08031234567',
  Address: '12 Marina Road, Lagos Island',
  Religion: 'Christianity',
};

const slip = {
  title: '2026/2027 JUPEB Application Slip',
  fullName: 'Okafor Adaeze Ngozi',
  applicationNumber: 'JUP/2026/000042',
  submittedAt: '2026-11-02T09:00:00Z',
  edition: 2,
  groups: [
    { title: 'Personal Information', rows: rows(personal), sittings: [] },
    {
      title: 'Sponsor Details',
      rows: rows({
        Fullname: 'Ngozi Okafor',
        'Email address': 'ngozi@example.com',
        'Mobile number': '08039876543',
        Address: '12 Marina Road, Lagos Island',
        Relationship: 'Mother',
      }),
      sittings: [],
    },
    {
      title: 'Referee Details',
      rows: rows({
        Fullname: 'Musa Ibrahim Bello',
        'Email address': 'musa.bello@example.com',
        'Mobile number': '08035550000',
        Address: 'Government College, Umuahia',
      }),
      sittings: [],
    },
    {
      title: 'Programme Details',
      rows: rows({
        'Subject Combination': 'SC-031 Biology, Chemistry, Physics',
        'Application No': 'JUP/2026/000042',
        'Program type': 'JUPEB Application',
      }),
      sittings: [],
    },
    { title: 'O-Level Result', rows: [], sittings: [sitting('First Sitting', 'WAEC (WASSCE)', '2025', 9)] },
  ],
  verification: { url, qrPath, qrSize: modules.size },
};

const PORTRAIT = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 50"><rect width="40" height="50" fill="#b9cfe0"/><path d="M4 50c0-11 7-15 16-15s16 4 16 15z" fill="#0b5d3b"/><circle cx="20" cy="21" r="10" fill="#7a4a2a"/></svg>')}`;

const meta: Meta<typeof SlipView> = {
  title: 'Form/Slip',
  component: SlipView,
  parameters: { bare: true },
  args: { slip, school: 'Matricula College', photoUrl: PORTRAIT },
};
export default meta;
type Story = StoryObj<typeof SlipView>;

export const OneSitting: Story = {};
export const TwoSittings: Story = {
  args: {
    slip: {
      ...slip,
      groups: slip.groups.map((group) =>
        group.sittings.length > 0
          ? { ...group, sittings: [...group.sittings, sitting('Second Sitting', 'NECO (SSCE)', '2026', 8)] }
          : group,
      ),
    },
  },
};
export const WithGaps: Story = {
  args: {
    photoUrl: null,
    slip: {
      ...slip,
      groups: slip.groups.map((group) => ({
        ...group,
        rows: group.rows.map(({ label }) => ({ label, value: '-' })),
        sittings: [],
      })),
    },
  },
};
const schools = {
  title: 'Education History',
  rows: [],
  sittings: [],
  table: {
    columns: ['Name of school', 'Country', 'From', 'To', 'Certificate obtained'],
    lines: [
      ['Modakeke High School, Ife', 'Nigeria', '2012', '2018', 'First School Leaving Certificate'],
      ['Federal School, Aba', 'Nigeria', '2018', '2024', 'SSCE'],
    ],
  },
};
export const WithTable: Story = {
  args: {
    slip: {
      ...slip,
      groups: [
        slip.groups[0]!,
        schools,
        { ...schools, title: 'Employment', table: { ...schools.table, lines: [['-', '-', '-', '-', '-']] } },
      ],
    },
  },
};
export const WithTableOnAPhone: Story = { ...WithTable, globals: { viewport: { value: 'phone' } } };
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
const works = {
  title: 'Employment',
  rows: [],
  sittings: [],
  table: {
    columns: ['Employer', 'Occupation', 'Phone number', 'Since'],
    lines: [['Ministry of Telecommunications', 'Telecommunications engineer', '+2348031234567', '2019']],
  },
};
/** A word is whole where it fits into a line of its own: a phone number, an occupation. */
export const WholeWordsOnAPhone: Story = {
  args: {
    slip: {
      ...slip,
      groups: [
        ...slip.groups,
        works,
        {
          ...slip.groups[1]!,
          title: 'Sponsor',
          rows: rows({ 'Mobile number': '+2348039876543', Occupation: 'Anaesthesiologist' }),
        },
      ],
    },
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await expect(brokenWordsIn(canvasElement)).toEqual([]);
  },
};
export const WholeWordsAt320Pixels: Story = {
  ...WholeWordsOnAPhone,
  args: {
    slip: {
      ...slip,
      groups: [
        ...slip.groups,
        { ...slip.groups[1]!, title: 'JAMB', rows: rows({ 'JAMB registration number': '202630639047FF' }) },
      ],
    },
  },
  globals: { viewport: { value: 'narrow' } },
};

function brokenWordsIn(element: Element): string[] {
  return [...element.querySelectorAll('dd, td, th')].flatMap((cell) =>
    [...cell.childNodes].flatMap((node) => {
      const text = node.textContent ?? '';
      return [...text.matchAll(/[^\s@-]+/g)].flatMap(({ 0: word, index }) => {
        if (node.nodeType !== Node.TEXT_NODE) return [];
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1 ? [word] : [];
      });
    }),
  );
}
