export {default as firstPictureFirst} from './firstPictureFirst';
export {default as howToSteps} from './howToSteps';
export {default as labelledTableCells} from './labelledTableCells';
export {default as notePage} from './notePage';
export {default as plainPictureWords} from './plainPictureWords';
export {default as relatedPages} from './relatedPages';
