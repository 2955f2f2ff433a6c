/** The time of day, as water and pictures show it. */
export type Light = 'dawn' | 'day' | 'gold' | 'dusk' | 'night'
