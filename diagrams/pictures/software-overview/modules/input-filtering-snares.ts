import {defineDiagram, filteredLanes} from '../../../kit';

export default defineDiagram({
  title: 'Two snares play three layers through input filters',
  wide: true,
  height: 304,
  draw(c) {
    filteredLanes(c, {
      y: 8,
      drums: [
        {name: 'Snare 1', hits: [0, 1, 2, 5, 7]},
        {name: 'Snare 2', hits: [3, 4, 6]},
      ],
      modules: [
        {name: 'Snare pads', filter: 'Snare 1'},
        {name: 'Claps', filter: 'All Snares'},
        {name: 'Melodic', filter: 'Snare 2'},
      ],
    });
  },
});
