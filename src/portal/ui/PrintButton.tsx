import { Button } from './Button.tsx';
import { Printer } from './icons.tsx';

export const PrintButton = () => (
  <Button look="outlined" icon={<Printer />} onClick={() => window.print()}>
    Print
  </Button>
);
