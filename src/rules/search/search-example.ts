/** What a shopper might search for in their own words, said as an example: something that every dealer of its kind could answer. */
export const searchExample = (vehicleWord: string): string =>
  vehicleWord === 'caravan' ? '2022 or newer under 60k' : 'automatic SUV under 40k';
