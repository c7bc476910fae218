import { island } from '#src/islands/island.tsx';
import { CarPickerView } from './car-picker-view.tsx';

/** Lists of years, makes, models and badges, each of which fills the next. */
export const CarPicker = island('car-picker', CarPickerView, 'now');
