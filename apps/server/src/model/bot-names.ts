/** What bots of the house are called. */
export const BOT_NAMES = ['Marlow', 'Dory', 'Finn', 'Wren', 'Tess', 'Pip', 'Isla', 'Bo']
