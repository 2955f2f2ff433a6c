import { terminal } from '@gam/whale-riders-cards/words/terminal'
import { spoken } from '../../words/speech.ts'

export const words = await spoken((language) => terminal[language]())
