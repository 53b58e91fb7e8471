import { RadioButtons } from '../widgets/ChoiceWidget.tsx';
import type { WidgetProps } from '../widgets/widget.ts';
import './further.css';

/** A choice that says how many places each answer has left. They are taken on submission. */
export const PlacesWidget = (props: WidgetProps) => (
  <RadioButtons
    {...props}
    draw={(answer) => {
      const left = props.field.places?.[answer];
      return {
        className: 'm-choice m-place',
        isFull: left === 0,
        label: (
          <span>
            {answer}
            {left !== undefined && <span className="m-place-left">{inWords(left)}</span>}
          </span>
        ),
      };
    }}
  />
);

const inWords = (left: number): string => (left === 0 ? 'full' : `${left} ${left === 1 ? 'place' : 'places'} left`);
