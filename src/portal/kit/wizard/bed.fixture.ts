import type { CompiledSection } from '#catalogue/validate.ts';
import type { FieldSchema } from '#catalogue/vocabulary.ts';
import type { WizardChart } from './wizardChart.ts';

export const BED: WizardChart = {
  name: 'bed',
  title: 'Book a bed',
  confirmLabel: 'Book this bed',
  steps: [
    { name: 'hostel', title: 'Hostel', form: 'story-hostel' },
    { name: 'room', title: 'Room', form: 'story-room', holds: true },
    { name: 'kin', title: 'Next of kin', form: 'story-kin' },
  ],
};

const form = (name: string, title: string, properties: Readonly<Record<string, FieldSchema>>): CompiledSection => ({
  schema: { $id: `forms/${name}`, title, type: 'object', required: Object.keys(properties), properties },
  validate: () => true,
});

/** By their names, as the college serves them. */
export const BED_FORMS: Readonly<Record<string, CompiledSection>> = {
  'story-hostel': form('hostel', 'Hostel', {
    hostel: {
      type: 'string',
      title: 'Hostel',
      widget: 'choice',
      enum: ['Amina Hall', 'Moremi Hall'],
      messages: { required: 'please choose a hostel' },
    },
  }),
  'story-room': form('room', 'Room', {
    room: {
      type: 'string',
      title: 'Room',
      widget: 'choice',
      enum: ['Room 12', 'Room 14'],
      messages: { required: 'please choose a room' },
    },
  }),
  'story-kin': form('kin', 'Next of kin', {
    name: {
      type: 'string',
      title: 'Name of next of kin',
      maxLength: 60,
      messages: { required: 'please enter the name' },
    },
  }),
};
