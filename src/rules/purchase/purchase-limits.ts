/** How many purchases one person keeps at a time: nobody means to buy more, and older ones go by themselves. */
export const MOST_PURCHASES = 20;
