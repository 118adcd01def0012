import {defineDiagram, filteredLanes} from '../../../../kit';

export default defineDiagram({
  title: 'A group for all toms: a sound of its own for each, and one that both share',
  wide: true,
  height: 388,
  draw(c) {
    filteredLanes(c, {
      y: 6,
      drums: [
        {name: 'Snare 1', hits: [1, 4, 6]},
        {name: 'Tom 1', hits: [0, 2, 5]},
        {name: 'Tom 2', hits: [3, 7]},
      ],
      around: {name: 'Group', filter: 'All Toms'},
      modules: [
        {name: 'Low tom', filter: 'Tom 1'},
        {name: 'Distorted'},
        {name: 'High tom', filter: 'Tom 2'},
      ],
    });
  },
});
