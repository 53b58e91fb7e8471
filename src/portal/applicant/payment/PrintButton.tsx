import { Button } from '../../ui/Button.tsx';
import { Printer } from '../../ui/icons.tsx';

export const PrintButton = () => <Button look="outlined" icon={<Printer />} onClick={() => window.print()}>Print</Button>;
