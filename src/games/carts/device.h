// For a GPU alone (batch/device_unit.cpp).
#pragma once

#define PAKHUIS_BLOCKS 20  // registers for that many
